import { i18n, type MessageDescriptor } from '@lingui/core';
import { readStored, writeStored } from './stored.ts';

/** Each in its own name, so that its speakers can read it. */
export const languages = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof languages;

const locales: Record<Language, string> = { en: 'en-US', hi: 'hi-IN' };

// English is in the code itself; and what the build has left a plain text is to be said as it is.
i18n.setMessagesCompiler(text => text as unknown as []);
i18n.loadAndActivate({ locale: 'en', messages: {} });

/** English stays the first language: what the browser prefers is only suggested. */
export const chosenLanguage = (): Language => (readStored('language') === 'hi' ? 'hi' : 'en');

export const isPreferred = (language: Language) =>
  navigator.languages.some(tag => tag.split('-')[0] === language);

/** Loads the catalog of the language, if it needs one. Runs before the first render: a page has one language. */
export async function activateLanguage(language: Language) {
  if (language === 'hi') {
    const { messages } = await import('../languages/hi.po');
    i18n.loadAndActivate({ locale: 'hi', messages });
  } else i18n.loadAndActivate({ locale: 'en', messages: {} });
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
