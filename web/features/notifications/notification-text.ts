import type { NotificationRow_notificationFragment } from '../../generated/graphql.ts';
import { messageLanguage } from '../../lib/message-language.ts';

type Texts = Pick<NotificationRow_notificationFragment, 'title' | 'message' | 'translations'>;

/** Title and message in the language of the screens; in English where a notification has no other. */
export const notificationText = ({ title, message, translations }: Texts) =>
  translations.find(({ language }) => language === messageLanguage()) ?? { title, message };
