import { expect, it } from 'vitest';
import { nextName } from './address-draft.ts';

it('offers Home first, then Work, then leaves the name open', () => {
  expect(nextName([])).toBe('Home');
  expect(nextName([{ name: 'Home' }])).toBe('Work');
  expect(nextName([{ name: 'Work' }])).toBe('Home');
  expect(nextName([{ name: 'Work' }, { name: 'Home' }])).toBe('');
});
