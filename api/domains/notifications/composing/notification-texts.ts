import { type Language, languageCodes } from '../../../../schema/languages.ts';
import { say } from '../../sentences/say.ts';
import type { Value } from '../../sentences/sentence.ts';

export interface NotificationText {
  title: string;
  message: string;
}

/** The text of a notification in the languages besides English. */
export type Translations = Partial<Record<Exclude<Language, 'en'>, NotificationText>>;

/** The text of a notification in every language: its reader may choose another one later. */
export const textsOf = (title: Value, message: Value): NotificationText & { translations: Translations } => {
  const textIn = (language: Language): NotificationText => ({
    title: say(language, title),
    message: say(language, message),
  });
  const others = languageCodes.filter(code => code !== 'en');
  return {
    ...textIn('en'),
    translations: Object.fromEntries(others.map(code => [code, textIn(code)])),
  };
};

/** The text in the language of the reader; in English where a notification has no other, as those of customers. */
export const textFor = (
  { title, message, translations }: NotificationText & { translations?: Translations | null },
  language: Language,
): NotificationText & { language: Language } => {
  const translated = language === 'en' ? undefined : translations?.[language];
  return translated ? { ...translated, language } : { title, message, language: 'en' };
};
