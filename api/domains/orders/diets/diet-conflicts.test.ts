import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPersonAtTable, saveHousehold } from '../../../testing/builders/a-household.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { aThali, idsOf } from '../../../testing/builders/a-thali.ts';
import { anOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import {
  type CardMarketplace,
  freshDay,
  hold,
  openCardMarketplace,
} from '../../../testing/card-provider/card-marketplace.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let meera: Visitor;
const aarav = aPersonAtTable('Aarav', { never: ['PEANUTS'] });

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha Rao', { capacity: 100 }));
  meera = await marketplace.customer('Meera Iyer');
});

/** Asha changes her Masala Dosa. */
const changeDosa = async (given: Record<string, unknown>) => {
  const asha = new OwnMenuActs(cook);
  const { id, categoryId, name, version, price } = (await asha.read()).categories[0].dishes[0];
  return asha.saveDish(aDish(categoryId, { id, version, name, priceCents: price.cents, ...given }));
};

const conflictFields = `id dishId dishName choiceIds people { personId name allergens diet needs }`;
const quoteDocument = `query ($input: QuoteCartInput!) {
  quoteCart(input: $input) { problems { __typename } dietConflicts { ${conflictFields} } }
}`;
type Lines = { dishId: string; quantity: number; choiceIds?: string[] }[];
const conflictsOf = async (lines: Lines = anOrder(kitchen).lines, person = meera) =>
  (await person.graphql(quoteDocument, { input: { supplierId: kitchen.id, lines } })).quoteCart.dietConflicts;
const ordersStored = async () => (await marketplace.sql.rows('select from orders')).length;

describe("a dish that someone at Meera's table never eats", () => {
  beforeEach(async () => {
    await saveHousehold(meera, [aPersonAtTable('Me', { dislikes: ['PEANUTS'] }), aarav]);
    await changeDosa({ allergens: ['MILK', 'PEANUTS'] });
  });

  test('is named in the quote, with the person and the reason', async () => {
    expect(await conflictsOf()).toEqual([
      {
        id: expect.any(String),
        dishId: kitchen.dishes[0]!.id,
        dishName: 'Masala Dosa',
        choiceIds: [],
        people: [{ personId: aarav.id, name: 'Aarav', allergens: ['PEANUTS'], diet: null, needs: [] }],
      },
    ]);
    expect(await conflictsOf([{ dishId: kitchen.dishes[1]!.id, quantity: 1 }])).toEqual([]);
  });

  test('is not ordered before she accepts it for this order', async () => {
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({
      code: 'DIET_NOT_ACCEPTED',
      field: 'lines',
      message: 'Masala Dosa is not for Aarav (peanuts). Please remove it, or accept it for this order.',
    });
    const [{ id }] = await conflictsOf();
    const accepted = { ...anOrder(kitchen), acceptedDietConflicts: [id] };
    const order = await placeOrder(meera, accepted);
    expect(order.status).toBe('PLACED');
    expect(await placeOrder(meera, { ...accepted, acceptedDietConflicts: [] })).toMatchObject({
      id: order.id,
    });
    expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    expect(await ordersStored()).toBe(1);
  });

  test('is asked about again once there is another reason', async () => {
    const [{ id }] = await conflictsOf();
    await saveHousehold(meera, [{ ...aarav, never: ['PEANUTS', 'MILK'] }]);
    const input = { ...anOrder(kitchen), acceptedDietConflicts: [id] };
    expect(await placeOrder(meera, input)).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
    await saveHousehold(meera, [aPersonAtTable('Me')]);
    expect((await placeOrder(meera, input)).status).toBe('PLACED');
  });

  test('concerns no one else', async () => {
    const ravi = await marketplace.customer('Ravi Menon');
    expect(await conflictsOf(undefined, ravi)).toEqual([]);
    expect(await conflictsOf(undefined, marketplace.anonymous())).toEqual([]);
    expect(await conflictsOf(undefined, cook)).toEqual([]);
    expect((await placeOrder(ravi, anOrder(kitchen))).status).toBe('PLACED');
  });
});

test('a dish that suits everyone is ordered in one request', async () => {
  await saveHousehold(meera, [aarav]);
  expect((await placeOrder(meera, anOrder(kitchen))).status).toBe('PLACED');
});

test('a dish that becomes unsuitable while it is ordered is refused, whichever comes first', async () => {
  await saveHousehold(meera, [aarav]);
  const [answer] = await Promise.all([
    placeOrder(meera, anOrder(kitchen)),
    changeDosa({ allergens: ['PEANUTS'] }),
  ]);
  const [line] = await marketplace.sql.rows<{ allergens: string[] }>('select allergens from order_lines');
  if (answer.code) expect(answer.code).toBe('DIET_NOT_ACCEPTED');
  expect(line?.allergens ?? []).not.toContain('PEANUTS');
});

test.each([
  [{ diet: 'VEGAN' }, { diet: 'VEGAN' }],
  [{ needs: ['JAIN'] }, { needs: ['JAIN'] }],
  [{ needs: ['NO_ONION_GARLIC'] }, { needs: ['NO_ONION_GARLIC'] }],
  [{ never: ['MILK'] }, { allergens: ['MILK'] }],
])('Dadi with %j is asked about a vegetarian dish with milk', async (given, reason) => {
  const dadi = aPersonAtTable('Dadi', given);
  await saveHousehold(meera, [dadi]);
  expect((await conflictsOf())[0].people).toEqual([
    { personId: dadi.id, name: 'Dadi', allergens: [], diet: null, needs: [], ...reason },
  ]);
  expect(await placeOrder(meera, anOrder(kitchen))).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
});

test('the choices of a dish count as the dish does', async () => {
  const thali = aThali();
  const asha = new OwnMenuActs(cook);
  const [{ id: categoryId }] = (await asha.read()).categories;
  const given = { name: 'Thali', priceCents: 1200, diet: 'VEGAN', allergens: [], optionGroups: thali.groups };
  const dish = await asha.saveDish(aDish(categoryId, given));
  await saveHousehold(meera, [aPersonAtTable('Aarav', { never: ['WHEAT'], diet: 'VEGETARIAN' })]);
  const aThaliWith = (...chosen: { id: string }[]) => [
    { dishId: dish.id, quantity: 1, choiceIds: idsOf(...chosen) },
  ];
  const suits = aThaliWith(thali.rice, thali.bhindi, thali.aloo);
  expect(await conflictsOf(suits)).toEqual([]);
  const harms = aThaliWith(thali.roti, thali.fish, thali.aloo);
  expect((await conflictsOf(harms))[0].people).toMatchObject([{ allergens: ['WHEAT'], diet: 'VEGETARIAN' }]);
  const order = (lines: Lines, cents: number) => ({ ...anOrder(kitchen), lines, expectedTotalCents: cents });
  expect(await placeOrder(meera, order(harms, 1500))).toMatchObject({ code: 'DIET_NOT_ACCEPTED' });
  expect((await placeOrder(meera, order(suits, 1200))).status).toBe('PLACED');
});

test.each([[Array(31).fill('x')], [['x'.repeat(41)]]])(
  'more accepted conflicts than an order can have are refused',
  async acceptedDietConflicts => {
    expect(await placeOrder(meera, { ...anOrder(kitchen), acceptedDietConflicts })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  },
);

describe('where orders are paid by card', () => {
  let place: CardMarketplace;
  beforeAll(async () => {
    place = await openCardMarketplace();
  });
  afterAll(() => place.close());

  test('no plates are held for a dish that was not accepted', async () => {
    const asha = await freshDay(place);
    const priya = await place.marketplace.customer('Priya Nair');
    await saveHousehold(priya, [aPersonAtTable('Me', { never: ['MILK'] })]);
    expect((await hold(priya, anOrder(asha))).code).toBe('DIET_NOT_ACCEPTED');
    const input = { supplierId: asha.id, lines: anOrder(asha).lines };
    const { quoteCart } = await priya.graphql(quoteDocument, { input });
    const acceptedDietConflicts = quoteCart.dietConflicts.map(({ id }: { id: string }) => id);
    const accepted = { ...anOrder(asha), acceptedDietConflicts };
    expect((await hold(priya, accepted)).__typename).toBe('HeldOrder');
  });
});
