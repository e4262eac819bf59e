import { i18n, type MessageDescriptor, type Messages } from '@lingui/core';
import { type Language, languageOfCode } from '../../schema/languages.ts';
import { readStored, writeStored } from './stored.ts';

export type { Language };

/** Each in its own name, so that its speakers can read it. */
export const languages: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

const locales: Record<Language, string> = { en: 'en-US', hi: 'hi-IN' };

const catalogs: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>> = {
  hi: () => import('../languages/hi.po'),
};

// English is in the code itself; and what the build has left a plain text is to be said as it is.
i18n.setMessagesCompiler(text => text as unknown as []);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** English stays the first language: what the browser prefers is only suggested. */
export const chosenLanguage = (): Language => languageOfCode(readStored('language'));

export const isPreferred = (language: Language) =>
  navigator.languages.some(tag => tag.split('-')[0] === language);

/** Loads the catalog of the language, if it needs one. Runs before the first render: a page has one language. */
export async function activateLanguage(language: Language) {
  const { messages } = language === 'en' ? { messages: {} } : await catalogs[language]();
  i18n.loadAndActivate({ locale: language, messages });
  // There is no document while prerendering. Setting the same language again would restyle the page.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language)
    document.documentElement.lang = language;
}

/** Stores the language for every page, and reloads this one. */
export function chooseLanguage(language: Language) {
  writeStored('language', language === 'en' ? null : language);
  window.location.reload();
}

/** How numbers, dates and money are written. */
export const locale = () => locales[i18n.locale as Language];

/** A message that was worded before the language was known. */
export const translate = (message: MessageDescriptor | string) => i18n._(message as MessageDescriptor);

/** For example 'milk, egg, and fish'. */
export const listed = (words: readonly string[]) =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(words);
