import { expect, it } from 'vitest';
import { draftFromLine } from './address-draft.ts';
import { stillNeeded } from './still-needed.ts';

const nothing = draftFromLine(null);
const whole = draftFromLine('12B Maple Street, San Jose, CA 95112', 'Home');

it('names every field that is not right yet', () => {
  expect(stillNeeded(nothing, false)).toBe('Still needed: number, street name, and ZIP code.');
  expect(stillNeeded({ ...whole, streetNumber: '12BC' }, false)).toBe('Still needed: number.');
});

it('asks for the city once the ZIP code is there', () => {
  expect(stillNeeded({ ...whole, city: '', state: '' }, false)).toBe('Still needed: your city.');
});

it('requires a name only for saved addresses', () => {
  expect(stillNeeded({ ...whole, name: ' ' }, true)).toBe('Still needed: a name.');
  expect(stillNeeded({ ...whole, name: '' }, false)).toBeNull();
});

it('is silent when all is there', () => {
  expect(stillNeeded(whole, true)).toBeNull();
});
