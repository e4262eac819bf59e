import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSchema } from '../../schema.ts';
import type { TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { aChoice, aGroup } from '../../testing/builders/a-thali.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../testing/own-menu.ts';
import { sendFile } from '../../testing/send-file.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;

/** A field with all below it that has no arguments. */
const whole = ({ name, type }: GraphQLField<unknown, unknown>): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return name;
  const below = Object.values(named.getFields()).filter(({ args }) => args.length === 0);
  return `${name} { ${below.map(whole).join(' ')} }`;
};

const dish = buildSchema().getType('Dish');
const facts = Object.values(isObjectType(dish) ? dish.getFields() : {});

const dishesWith = async (selected: string): Promise<Record<string, unknown>[]> => {
  const { supplier } = await marketplace
    .anonymous()
    .graphql(`query ($id: ID!) { supplier(id: $id) { menu { dishes { ${selected} } } } }`, {
      id: kitchen.id,
    });
  return supplier.menu[0].dishes;
};

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const owned = await marketplace.kitchenOwner('Asha Rao');
  kitchen = owned.kitchen;
  const menu = new OwnMenuActs(owned.cook);
  const [{ id: categoryId, dishes }] = (await menu.read()).categories;
  const [{ id, version }] = dishes;
  await menu.saveDish(
    aDish(categoryId, {
      id,
      version,
      marks: ['JAIN'],
      plates: 2,
      portionLimit: 12,
      isTiffinOfTheDay: true,
      mealtimes: ['LUNCH'],
      weekdays: [1, 3],
      optionGroups: [aGroup('Bread', 0, 1, [aChoice('Bajra roti', { priceCents: 150 })])],
    }),
  );
  await menu.soldOut(id);
  const red = { create: { width: 900, height: 900, channels: 3, background: '#d9542b' } } as const;
  await sendFile(
    owned.cook,
    `mutation ($dish: ID!, $file: Upload!) { setDishPhoto(dishId: $dish, alt: "Idli", file: $file) { __typename } }`,
    { dish: id },
    { content: await sharp(red).jpeg().toBuffer(), name: 'idli.jpg' },
  );
});
afterAll(() => marketplace.close());

describe('a menu whose reader asks for some facts of its dishes', () => {
  test('has each of them as if all were asked for', async () => {
    expect(facts.map(({ name }) => name)).toContain('allergens');
    const together = await dishesWith(facts.map(whole).join(' '));
    expect(together[0]).toMatchObject({
      photo: { alt: 'Idli' },
      portionLimit: 12,
      soldOutOn: expect.any(String),
      optionGroups: [{ choices: [{ name: 'Bajra roti' }] }],
    });
    for (const fact of facts) {
      const alone = await dishesWith(whole(fact));
      expect(alone, fact.name).toEqual(together.map(each => ({ [fact.name]: each[fact.name] })));
    }
  });

  const askedFor = async (selected: string, more = '') => {
    const rows = vi.spyOn(marketplace.services.sql, 'rows');
    const { supplier } = await marketplace
      .anonymous()
      .graphql(`query ($id: ID!) { supplier(id: $id) { ${selected} } } ${more}`, { id: kitchen.id });
    const texts = rows.mock.calls.map(([text]) => text);
    rows.mockRestore();
    // The query runs twice in tests, compiled and interpreted.
    const runs = texts.filter(text => text.includes('from "suppliers" as "s"')).length;
    const menus = texts.filter(text => text.includes('order by "d"."supplier_id"'));
    expect(menus).toHaveLength(runs);
    return { supplier, isWhole: menus.every(text => text.includes('"d"."allergens" as')) };
  };

  test('is read once for all parts of the request, with what any of them asks for', async () => {
    const plain = await askedFor(
      'names: menu { dishes { name } } prices: menu { dishes { price { text } name } } popularDishes { name }',
    );
    expect(plain.isWhole).toBe(false);
    expect(plain.supplier.names[0].dishes[0]).toEqual({ name: 'Rava Idli' });
    expect(plain.supplier.prices[0].dishes[0]).toEqual({ price: { text: '$8.50' }, name: 'Rava Idli' });

    const whole = await askedFor(
      'names: menu { dishes { name } } all: menu { dishes { ...Facts ... on Node { id } } } tiffinOffers { id }',
      'fragment Facts on Dish { diet allergens }',
    );
    expect(whole.isWhole).toBe(true);
    expect(whole.supplier.names[0].dishes[0]).toEqual({ name: 'Rava Idli' });
    expect(whole.supplier.all[0].dishes[0]).toEqual({
      id: expect.any(String),
      diet: 'VEGETARIAN',
      allergens: ['MILK'],
    });

    const offers = await askedFor('tiffinOffers { id } menu { dishes { name } }');
    expect(offers.isWhole).toBe(true);
  });
});
