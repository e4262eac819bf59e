import type { Language } from '../../../schema/languages.ts';
import { hindi } from './hindi.ts';
import { sentence, type Template, type Value } from './sentence.ts';

/** English is the sentence itself. */
const catalogs: Record<Exclude<Language, 'en'>, Record<Template, string>> = { hi: hindi };

const locales: Record<Language, string> = { en: 'en-US', hi: 'hi-IN' };

const formatsOf = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  moment: new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
});

const formats: Record<Language, ReturnType<typeof formatsOf>> = {
  en: formatsOf(locales.en),
  hi: formatsOf(locales.hi),
};

/** In UTC: nothing says where the reader is. */
const momentIn = (language: Language, moment: string): string =>
  `${formats[language].moment.format(new Date(moment)).replaceAll('\u202f', ' ')} UTC`;

/** The words of a value in a language. */
export const say = (language: Language, value: Value): string => {
  if (typeof value !== 'object') return String(value);
  if ('day' in value) return formats[language].day.format(new Date(`${value.day}T12:00:00Z`));
  if ('moment' in value) return momentIn(language, value.moment);
  if (!('template' in value)) return value.map(each => say(language, each)).join(' ');
  const { template, values } = value;
  const words = language === 'en' ? template : catalogs[language][template];
  return words.replace(/\{(\d)\}/g, (_, index) => say(language, values[index]!));
};

/** Says sentences in one language, such as that of an email. */
export const sayIn =
  (language: Language) =>
  (template: Template, ...values: readonly Value[]): string =>
    say(language, sentence(template, ...values));
