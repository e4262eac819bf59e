import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('cities'));

const kitchenPage = async (id: string, fields: string) =>
  (await marketplace.anonymous().graphql(`query ($id: ID!) { supplier(id: $id) { ${fields} } }`, { id }))
    .supplier;

describe('the page of a kitchen', () => {
  test('has its menu in the cook’s order, without removed dishes', async () => {
    const asha = await aKitchen(marketplace, await aCity(marketplace), {
      dishes: { 'Masala Dosa': 900, 'Lemon Rice': 750, 'Old Idli': 500, Payasam: 400 },
    });
    const { sql } = marketplace;
    const [dosa, rice, idli] = asha.dishes;
    await sql.rows('update dishes set removed_at = now() where id = $1', [idli!.id]);
    await sql.rows("update dishes set sold_out_on = '2026-11-17' where id = $1", [rice!.id]);
    await sql.rows('update dishes set is_available = false, position = 9 where id = $1', [dosa!.id]);
    const menu =
      'menu { name dishes { name isAvailable soldOutOn price { cents currency text } allergens diet } }';
    const page = await kitchenPage(asha.id, `kitchenName city { name state } ${menu}`);
    expect(page).toMatchObject({ kitchenName: "Asha's Kitchen", city: { name: 'San Jose', state: 'CA' } });
    expect(page.menu).toEqual([
      {
        name: 'Every day',
        dishes: [
          {
            name: 'Lemon Rice',
            isAvailable: true,
            soldOutOn: '2026-11-17',
            price: { cents: 750, currency: 'USD', text: '$7.50' },
            allergens: ['MILK'],
            diet: 'VEGETARIAN',
          },
          expect.objectContaining({ name: 'Payasam' }),
          expect.objectContaining({ name: 'Masala Dosa', isAvailable: false }),
        ],
      },
    ]);
  });

  test('stays readable while the kitchen pauses', async () => {
    const paused = { isActive: false, pausedUntil: '2026-12-01' };
    const { id } = await aKitchen(marketplace, await aCity(marketplace), paused);
    expect(await kitchenPage(id, 'isActive pausedUntil')).toEqual(paused);
  });

  test('does not exist for kitchens that were never approved, nor for made-up ids', async () => {
    const { id } = await aKitchen(marketplace, await aCity(marketplace), { isActive: false });
    expect(await kitchenPage(id, 'id')).toBeNull();
    expect(await kitchenPage(crypto.randomUUID(), 'id')).toBeNull();
    expect(await kitchenPage("x' or true --", 'id')).toBeNull();
    expect(await kitchenPage('a\u0000b', 'id')).toBeNull();
  });

  test('and a list of pages asks the database once for each kind of thing, not once for each kitchen', async () => {
    const city = await aCity(marketplace);
    for (const kitchenName of ['One', 'Two', 'Three']) await aKitchen(marketplace, city, { kitchenName });
    const visitor = marketplace.anonymous();
    const { suppliers } = await visitor.graphql(
      '{ suppliers { nodes { kitchenName city { name } menu { dishes { name } } nextMealWindow { mealtime } } } }',
    );
    expect(suppliers.nodes).toHaveLength(3);
    for (const kitchen of suppliers.nodes) {
      expect(kitchen).toMatchObject({ city: { name: 'San Jose' }, nextMealWindow: { mealtime: 'LUNCH' } });
      expect(kitchen.menu[0].dishes).toHaveLength(2);
    }
  });
});
