import { type GraphQLField, getNamedType, isLeafType, isObjectType } from 'graphql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    expect(facts.filter(({ type }) => isLeafType(getNamedType(type))).length).toBeGreaterThan(15);
  });

  test('has what every part of the request asks for', async () => {
    const { supplier } = await marketplace.anonymous().graphql(
      `query ($id: ID!) {
        supplier(id: $id) {
          names: menu { dishes { name } }
          diets: menu { dishes { ...Diet ... on Node { id } } }
          prices: menu { dishes { price { text } } name }
          none: menu { __typename }
        }
      }
      fragment Diet on Dish { diet allergens }`,
      { id: kitchen.id },
    );
    expect(supplier.names[0].dishes[0]).toEqual({ name: 'Rava Idli' });
    expect(supplier.diets[0].dishes[0]).toEqual({
      id: expect.any(String),
      diet: 'VEGETARIAN',
      allergens: ['MILK'],
    });
    expect(supplier.prices[0].dishes[0]).toEqual({ price: { text: '$8.50' } });
    expect(supplier.none).toEqual([{ __typename: 'MenuCategory' }]);
  });
});
