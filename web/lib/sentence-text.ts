import { i18n } from '@lingui/core';

/** Sentences with places for values, by the catalog that they were read from. */
const readTemplates = new WeakMap<object, (readonly [RegExp, string])[]>();

const asPattern = (template: string) =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\d\}/g, '(.+?)')}$`, 'u');

const templates = (catalog: object) => {
  const known = readTemplates.get(catalog);
  if (known) return known;
  const read = Object.keys(catalog)
    .filter(id => id.includes('{0}'))
    .map(id => [asPattern(id), id] as const);
  readTemplates.set(catalog, read);
  return read;
};

/** A value may be names of ours, such as items of the checklist; what people typed stays. */
const knownParts = (value: string) =>
  value
    .split(', ')
    .map(part => (part in i18n.messages ? i18n._(part) : part))
    .join(', ');

/**
 * A sentence of a rule or of the server in the reader's language. Both are written in English, so the catalog is
 * searched by the sentence, and by its template when it holds values; an unknown one is shown unchanged.
 */
export const sentenceText = (sentence: string): string => {
  const { messages } = i18n;
  if (sentence in messages) return i18n._(sentence);
  for (const [pattern, template] of templates(messages)) {
    const values = pattern.exec(sentence)?.slice(1);
    if (values) return i18n._(template, { ...values.map(knownParts) });
  }
  return sentence;
};
