import { describe, expect, test } from 'vitest';
import { chosenFrom, costOfChoices, groupsToChoose, isChosenRight, needsChoices } from './chosen.ts';
import { optionGroups } from './options.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const choice = (number: number, name: string, given = {}) => ({
  id: id(number),
  name,
  priceCents: 0,
  allergens: [],
  diet: null,
  ...given,
});
const bread = {
  id: id(1),
  name: 'Bread',
  least: 1,
  most: 1,
  choices: [choice(11, 'Roti', { allergens: ['WHEAT'] }), choice(12, 'Rice')],
};
const sabzi = {
  id: id(2),
  name: 'Sabzi',
  least: 2,
  most: 2,
  choices: [21, 22, 23, 24].map(number => choice(number, `Sabzi ${number}`)),
};
const extras = { id: id(3), name: 'Extras', least: 0, most: 1, choices: [choice(31, 'Ghee')] };
const thali = [bread, sabzi, extras];

const firstError = (groups: unknown) => {
  const issue = optionGroups.safeParse(groups).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message];
};

describe('groups of choices', () => {
  test('are none, or what a cook says of a thali', () => {
    expect(firstError([])).toBeUndefined();
    expect(firstError(thali)).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, '0.name', 'Please name what is chosen'],
    [{ name: 'x'.repeat(61) }, '0.name', 'Please use at most 60 characters.'],
    [{ least: -1 }, '0.least', 'Choose a number from 0 to 10'],
    [{ most: 11 }, '0.most', 'Choose a number from 0 to 10'],
    [{ least: 0, most: 0 }, '0.most', 'The most must be at least one, and no fewer than the least.'],
    [{ least: 2, most: 1 }, '0.most', 'The most must be at least one, and no fewer than the least.'],
    [{ most: 3 }, '0.most', 'Add more choices, or let customers choose fewer.'],
    [{ choices: [] }, '0.choices', 'Add at least one choice.'],
    [
      { choices: [choice(11, 'Roti'), choice(12, 'roti ')] },
      '0.choices',
      'Give the choices different names.',
    ],
    [
      { choices: Array.from({ length: 21 }, (_, number) => choice(40 + number, `Choice ${number}`)) },
      '0.choices',
      'At most 20 choices.',
    ],
    [{ choices: [choice(11, 'Roti', { priceCents: -1 })] }, '0.choices.0.priceCents', expect.any(String)],
    [{ choices: [choice(11, 'Roti', { priceCents: 10_001 })] }, '0.choices.0.priceCents', expect.any(String)],
    [{ choices: [choice(11, 'Roti', { allergens: null })] }, '0.choices.0.allergens', expect.any(String)],
    [{ choices: [choice(11, 'Roti', { diet: 'PALEO' })] }, '0.choices.0.diet', expect.any(String)],
    [{ choices: [choice(1, 'Roti')] }, '', 'Each group and choice needs an ID of its own.'],
  ])('are refused with %o', (given, field, message) => {
    expect(firstError([{ ...bread, ...given }])).toEqual([field, message]);
  });

  test('are at most eight, with different names', () => {
    const many = (count: number, name: (number: number) => string) =>
      Array.from({ length: count }, (_, number) => ({
        ...bread,
        id: id(100 + number),
        name: name(number),
        choices: [choice(200 + number, 'Roti')],
      }));
    expect(firstError(many(8, number => `Group ${number}`))).toBeUndefined();
    expect(firstError(many(9, number => `Group ${number}`))?.[1]).toBe('At most 8 groups of choices.');
    expect(firstError(many(2, () => 'Bread'))?.[1]).toBe('Give the groups different names.');
  });
});

describe('what is chosen', () => {
  const right = [id(11), id(21), id(24)];

  test.each([
    [right, true],
    [right.toReversed(), true],
    [[...right, id(31)], true],
    [[], false],
    [[id(11), id(21)], false],
    [[...right, id(12)], false],
    [[...right, id(22)], false],
    [[...right, id(99)], false],
    [[...right, id(11)], false],
  ])('%j is right: %s', (choiceIds, isRight) => {
    expect(isChosenRight(thali, choiceIds)).toBe(isRight);
  });

  test('is in the order of the menu', () => {
    expect(chosenFrom(thali, right.toReversed()).map(({ name }) => name)).toEqual([
      'Roti',
      'Sabzi 21',
      'Sabzi 24',
    ]);
  });

  test('lacks what its groups lack', () => {
    expect(groupsToChoose(thali, [id(21)]).map(({ name }) => name)).toEqual(['Bread', 'Sabzi']);
    expect(needsChoices(thali)).toBe(true);
    expect(needsChoices([extras])).toBe(false);
  });

  test('costs at least the cheapest that must be chosen, and at most the dearest that can be', () => {
    const priced = (prices: number[]) => prices.map(priceCents => ({ priceCents }));
    const breads = { least: 1, most: 1, choices: priced([100, 50]) };
    const sabzis = { least: 2, most: 3, choices: priced([0, 300, 150, 0]) };
    const optional = { least: 0, most: 1, choices: priced([100, 0]) };
    expect(costOfChoices([breads, sabzis, optional])).toEqual({ least: 50, most: 650 });
    expect(costOfChoices([])).toEqual({ least: 0, most: 0 });
  });
});
