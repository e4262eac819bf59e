import type { NotificationRow_notificationFragment } from '../../generated/graphql.ts';
import { messageLanguage } from '../../lib/message-language.ts';

type Texts = Pick<NotificationRow_notificationFragment, 'title' | 'message' | 'translations'>;

interface NotificationText {
  title: string;
  message: string;
  /** Language of both, as HTML names it. */
  lang: string;
}

/** Title and message in the language of the screens; in English where a notification has no other. */
export const notificationText = ({ title, message, translations }: Texts): NotificationText => {
  const translated = translations.find(({ language }) => language === messageLanguage());
  return translated
    ? { title: translated.title, message: translated.message, lang: translated.language.toLowerCase() }
    : { title, message, lang: 'en' };
};
