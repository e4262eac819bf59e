import { describe, expect, test } from 'vitest';
import type { OptionGroup } from '../options/option-group.ts';
import { Unreadable } from './cell-words.ts';
import { optionsIn, writeOptions } from './options-cell.ts';

const groups: OptionGroup[] = [
  {
    id: 'bread',
    name: 'Bread',
    least: 1,
    most: 1,
    choices: [
      { id: 'roti', name: '2 roti', priceCents: 0, allergens: ['WHEAT'], diet: null },
      { id: 'rice', name: 'Rice', priceCents: 50, allergens: [], diet: null },
    ],
  },
  {
    id: 'extras',
    name: 'Extras',
    least: 0,
    most: 2,
    choices: [
      { id: 'ghee', name: 'Ghee', priceCents: 100, allergens: ['MILK'], diet: 'VEGETARIAN' },
      {
        id: 'fish',
        name: 'Fish fry',
        priceCents: 300,
        allergens: ['FISH', 'TREE_NUTS'],
        diet: 'NON_VEGETARIAN',
      },
    ],
  },
];
const written =
  'Bread (1): 2 roti [wheat]; Rice +0.50 [none] | ' +
  'Extras (0-2): Ghee +1.00 <vegetarian> [milk]; Fish fry +3.00 <non vegetarian> [fish, tree nuts]';

const strange = (name: string): OptionGroup[] => [
  {
    id: 'g',
    name,
    least: 0,
    most: 1,
    choices: [{ id: 'c', name, priceCents: 0, allergens: [], diet: null }],
  },
];

describe('the choices of a dish in a menu file', () => {
  test('are written in one cell, and read from it with the IDs of the menu', () => {
    expect(writeOptions(groups)).toBe(written);
    expect(optionsIn(written, groups)).toEqual(groups);
  });

  test('are none in an empty cell', () => {
    expect(writeOptions([])).toBe('');
    expect(optionsIn('', groups)).toEqual([]);
  });

  test.each([
    'A | B',
    'A; B: C',
    'Roti (2) [small]',
    'Tea + milk',
    'A <b>',
    'back\\slash',
    '+5',
    '50%, मिर्च',
  ])('may be named %s', name => {
    expect(optionsIn(writeOptions(strange(name)), strange(name))).toEqual(strange(name));
  });

  test('get IDs of their own when they are new', () => {
    const read = optionsIn('BREAD (1): rice [none]; Naan [wheat]', groups) as OptionGroup[];
    expect(read[0]).toMatchObject({
      id: 'bread',
      name: 'BREAD',
      choices: [{ id: 'rice' }, { name: 'Naan' }],
    });
    expect(read[0]!.choices[1]!.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('may be typed by people', () => {
    expect(optionsIn('Bread(0 - 1):Rice+$0.50[ None ];2 roti [Wheat, milk]', groups)).toMatchObject([
      {
        least: 0,
        most: 1,
        choices: [
          { id: 'rice', priceCents: 50, allergens: [] },
          { id: 'roti', allergens: ['WHEAT', 'MILK'] },
        ],
      },
    ]);
  });

  test.each([
    'Bread: Roti [wheat]',
    'Bread (1) Roti [wheat]',
    'Bread (1):',
    'Bread (1): Roti',
    'Bread (1): Roti []',
    'Bread (1): Roti [gluten]',
    'Bread (1): Roti <meat> [none]',
    '(1): Roti [none]',
    `${'('.repeat(50_000)}`,
    `Bread (1): Roti +${' '.repeat(50_000)}`,
    'x'.repeat(60_001),
  ])('say what is wrong with %.40s', cell => {
    expect(optionsIn(cell)).toBeInstanceOf(Unreadable);
  });

  test('are no price to the rules where none is written', () => {
    expect(optionsIn('Bread (1): Roti +lots [none]')).toMatchObject([
      { choices: [{ priceCents: Number.NaN }] },
    ]);
  });
});
