import { expect, test } from 'vitest';
import { documentCache, documentKey, RecurringDocuments } from './document-cache.ts';

test('10,000 different documents stay within the size limit', () => {
  const documents = documentCache<{ text: string }>(50_000);
  for (let index = 0; index < 10_000; index++) {
    const text = `query Q${index} { me { id } }`;
    documents.set(documentKey(text, null), { text });
    expect(documents.calculatedSize).toBeLessThanOrEqual(50_000);
  }
});

test('a document recurs when it is sent a second time', () => {
  const recurring = new RecurringDocuments(2);
  const asked = ['{ a }', '{ b }', '{ a }', '{ b }', '{ c }'];
  expect(asked.map(text => recurring.hasRecurred(text))).toEqual([false, false, true, true, false]);
});

test('operations of different documents have different keys', () => {
  const keys = [
    documentKey('{ me { id } }', null),
    documentKey('{ me { id } }', ''),
    documentKey('{ me { id } }', 'query'),
    documentKey('query { me { id } }', null),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
