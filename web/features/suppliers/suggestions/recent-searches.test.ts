import { expect, it } from 'vitest';
import { readStored, writeStored } from '../../../lib/stored.ts';
import { rememberSearch } from './recent-searches.ts';

const remembered = () => JSON.parse(readStored('recentSearches') ?? '[]');

it('keeps the last five searches, each once, and none that is empty', () => {
  writeStored('recentSearches', null);
  for (const text of ['dosa', 'idli', ' biryani ', '', 'thali', 'Dosa', 'momo', 'chai']) rememberSearch(text);
  expect(remembered()).toEqual(['chai', 'momo', 'Dosa', 'thali', 'biryani']);
});

it('starts over where something else was stored', () => {
  writeStored('recentSearches', '{"a":');
  rememberSearch('dosa');
  expect(remembered()).toEqual(['dosa']);
});
