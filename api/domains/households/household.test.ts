import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aPersonAtTable,
  household,
  householdDocument,
  saveHousehold,
  saveHouseholdDocument,
} from '../../testing/builders/a-household.ts';
import { everythingStored } from '../../testing/everything-stored.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let meera: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  await marketplace.empty('users');
  meera = await marketplace.customer('Meera Iyer');
});

const aarav = () => aPersonAtTable('Aarav', { never: ['PEANUTS'], dislikes: ['MUSTARD'] });

describe('Meera writes down who eats with her', () => {
  test('and reads it back in her order', async () => {
    expect(await household(meera)).toEqual({ version: 0, people: [] });
    const people = [aPersonAtTable('Me', { diet: 'VEGETARIAN', needs: ['JAIN', 'NO_EGG'] }), aarav()];
    expect(await saveHousehold(meera, people)).toEqual({ __typename: 'Household', version: 1, people });
    expect(await household(meera)).toEqual({ version: 1, people });
  });

  test('changes it and empties it', async () => {
    const person = aarav();
    await saveHousehold(meera, [person, aPersonAtTable('Dadi')]);
    const grown = { ...person, name: '  Aarav  ', dislikes: [] };
    expect(await saveHousehold(meera, [grown])).toMatchObject({
      version: 2,
      people: [{ id: person.id, name: 'Aarav', dislikes: [] }],
    });
    expect(await saveHousehold(meera, [])).toMatchObject({ version: 3, people: [] });
    expect(await everythingStored(marketplace)).not.toContain('aarav');
  });

  test('and what someone never eats is not stored as a dislike as well', async () => {
    const given = aPersonAtTable('Aarav', { never: ['SOY', 'SOY'], dislikes: ['SOY', 'FISH'] });
    expect((await saveHousehold(meera, [given])).people).toEqual([
      { ...given, never: ['SOY'], dislikes: ['FISH'] },
    ]);
  });

  test('and a second window that read an older one changes nothing', async () => {
    await saveHousehold(meera, [aarav()]);
    for (const version of [0, 2]) {
      expect(await saveHousehold(meera, [], version)).toMatchObject({
        code: 'HOUSEHOLD_CONFLICT',
        field: 'version',
      });
    }
    expect((await household(meera)).people).toHaveLength(1);
  });

  test('and of two windows that save at the same time one wins', async () => {
    const answers = await Promise.all(
      ['Aarav', 'Dadi', 'Nana'].map(name => saveHousehold(meera, [aPersonAtTable(name)], 0)),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual([
      'Household',
      'HouseholdConflict',
      'HouseholdConflict',
    ]);
    expect(await household(meera)).toMatchObject({ version: 1 });
  });
});

test.each([
  ['people', Array.from({ length: 13 }, (_, index) => aPersonAtTable(`Cousin ${index}`))],
  ['people.0.name', [aPersonAtTable(' ')]],
  ['people.0.name', [aPersonAtTable('x'.repeat(41))]],
  ['people.0.name', [aPersonAtTable('\u2800')]],
  ['people.0.id', [aPersonAtTable('Aarav', { id: 'aarav' })]],
  ['people.0.never', [aPersonAtTable('Aarav', { never: Array(11).fill('SOY') })]],
  ['people.0.needs', [aPersonAtTable('Aarav', { needs: Array(4).fill('JAIN') })]],
])('refuses %s beyond its bounds', async (field, people) => {
  expect(await saveHousehold(meera, people)).toMatchObject({ code: 'INVALID_INPUT', field });
  expect(await household(meera)).toEqual({ version: 0, people: [] });
});

test('refuses two people with one ID', async () => {
  const person = aarav();
  const twins = [person, { ...person, id: person.id.toUpperCase() }];
  expect(await saveHousehold(meera, twins)).toMatchObject({ code: 'INVALID_INPUT', field: 'people' });
});

describe('no one but Meera reads it', () => {
  test('no other customer, kitchen, admin or stranger', async () => {
    await saveHousehold(meera, [aarav()]);
    expect(await household(await marketplace.customer('Ravi Menon'))).toEqual({ version: 0, people: [] });
    const { cook } = await marketplace.kitchenOwner('Asha Rao');
    for (const person of [cook, await marketplace.admin('Anita')]) {
      expect(await person.refusal(householdDocument)).toBe('FORBIDDEN');
      expect(await person.refusal(saveHouseholdDocument, { input: { people: [], version: 0 } })).toBe(
        'FORBIDDEN',
      );
    }
    expect(await marketplace.anonymous().refusal(householdDocument)).toBe('UNAUTHENTICATED');
  });

  test('and she exports it, and it is erased with her account', async () => {
    await saveHousehold(meera, [aarav()]);
    const { myData } = await meera.graphql('{ myData }');
    expect(JSON.parse(myData).household).toMatchObject([
      { people: [{ name: 'Aarav', never: ['PEANUTS'], dislikes: ['MUSTARD'] }] },
    ]);
    await marketplace.sql.rows('delete from users where id = $1', [meera.userId]);
    expect(await everythingStored(marketplace)).not.toContain('aarav');
  });
});
