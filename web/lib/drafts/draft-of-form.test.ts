import { expect, test } from 'vitest';
import { changesIn, isOutdated, withTyped } from './draft-of-form.ts';

const dish = { name: '', spiceLevel: '1', allergens: null as string[] | null, photo: null as File | null };

test('a draft holds what differs from the start, without files and secrets', () => {
  const photo = new File(['x'], 'dosa.jpg');
  expect(changesIn({ ...dish, name: 'Dosa', photo }, dish, [])).toEqual({
    typed: { name: 'Dosa' },
    start: { name: '' },
  });
  expect(
    changesIn({ name: 'Leela', password: 'curry' }, { name: '', password: '' }, ['password']).typed,
  ).toEqual({ name: 'Leela' });
});

test('what was typed comes back over a start that has changed meanwhile', () => {
  const changes = changesIn({ ...dish, name: 'Dosa', allergens: ['MILK'] }, dish, []);
  expect(isOutdated(changes, { ...dish, spiceLevel: '3' })).toBe(false);
  expect(isOutdated(changes, { ...dish, name: 'Idli' })).toBe(true);
  expect(withTyped({ ...dish, spiceLevel: '3' }, changes.typed, [])).toEqual({
    name: 'Dosa',
    spiceLevel: '3',
    allergens: ['MILK'],
    photo: null,
  });
});

test('a draft of an older form breaks nothing', () => {
  const old = { name: ['Dosa'], spiceLevel: 2, allergens: ['MILK'], gone: 'yes' };
  expect(withTyped(dish, old, [])).toEqual({ ...dish, allergens: ['MILK'] });
  expect(withTyped({ name: '', password: '' }, { password: 'curry' }, ['password'])).toEqual({
    name: '',
    password: '',
  });
});
