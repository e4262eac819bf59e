/** The languages of the screens. Texts are written in the first; each of the others has a catalog. */
export const languageCodes = ['en', 'hi'] as const;

export type Language = (typeof languageCodes)[number];

/** English where no language is chosen, or one that there is not. */
export const languageOfCode = (code: string | null | undefined): Language =>
  languageCodes.find(each => each === code) ?? 'en';

/** Something that there is for each language. */
export const byLanguage = <Each>(make: (language: Language) => Each) =>
  Object.fromEntries(languageCodes.map(code => [code, make(code)])) as Record<Language, Each>;
