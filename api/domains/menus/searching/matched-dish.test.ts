import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../../testing/marketplace.ts';

let marketplace: Marketplace;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  const kitchen = (kitchenName: string, rating: number, dishes: Record<string, number>) =>
    aKitchen(marketplace, city, { kitchenName, rating, dishes });
  await kitchen("Asha's Kitchen", 4.8, { 'Rava idli': 700, 'Onion dosa': 950, 'Masala dosa': 900 });
  await kitchen('Dosa House', 4.5, { 'Paper dosa': 800 });
  await kitchen('Biryani Ghar', 4.2, { 'Chicken biryani': 1400, Raita: 300 });
});
afterAll(() => marketplace.close());

const document = `query ($text: String!) {
  suppliers(filter: { text: $text }) { nodes { kitchenName matchedDish(text: $text) { name price { text } } } } }`;
const matches = async (text: string) =>
  (await marketplace.anonymous().graphql(document, { text })).suppliers.nodes.map(
    ({ kitchenName, matchedDish }) => [
      kitchenName,
      matchedDish && `${matchedDish.name} ${matchedDish.price.text}`,
    ],
  );

test('the dish whose name is nearest is named, unless the kitchen is called so', async () => {
  expect(await matches('dosa')).toEqual([
    ["Asha's Kitchen", 'Onion dosa $9.50'],
    ['Dosa House', null],
  ]);
  expect(await matches('masala dosa')).toEqual([["Asha's Kitchen", 'Masala dosa $9.00']]);
  expect(await matches('idly')).toEqual([["Asha's Kitchen", 'Rava idli $7.00']]);
  expect(await matches('biriyani')).toEqual([['Biryani Ghar', null]]);
});

test('no dish is named where the cuisine or the cook was meant', async () => {
  for (const [, dish] of await matches('south indian')) expect(dish).toBeNull();
  expect(await matches('asha')).toEqual([["Asha's Kitchen", null]]);
});

test('a text without end is refused', async () => {
  const long = `{ suppliers { nodes { matchedDish(text: "${'x'.repeat(101)}") { name } } } }`;
  expect(await marketplace.anonymous().refusal(long)).toBe('BAD_USER_INPUT');
});
