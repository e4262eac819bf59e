import { hindi } from './hindi.ts';

/** A sentence in English, with places such as {0} for its values. */
export type Template = keyof typeof hindi;

/** A sentence that is not in any language yet. */
export interface Sentence {
  readonly template: Template;
  readonly values: readonly Value[];
}

/** What can be said: text as someone wrote it, a sentence, a calendar day, a moment, or several of them in a row. */
export type Value =
  | string
  | number
  | Sentence
  | { readonly day: string }
  | { readonly moment: string }
  | readonly Value[];

export const sentence = (template: Template, ...values: readonly Value[]): Sentence => ({ template, values });

const isTemplate = (text: string): text is Template => Object.hasOwn(hindi, text);

/** A text that may be a sentence of ours, such as the title of a document, or someone's own words. */
export const asSentence = (text: string): Value =>
  isTemplate(text) && !text.includes('{') ? sentence(text) : text;
