import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { ExplainedMarketplace } from '../../testing/explained-marketplace.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { aDish, OwnMenuActs } from '../../testing/own-menu.ts';
import { forgedCursors } from '../../testing/pages.ts';
import { Poller, polledDishes } from '../../testing/poller.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { changedDishesQuery } from './changed-dishes.ts';

const since = '2026-01-01T00:00:00Z';

describe('a list of changed dishes', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let asha: Visitor;
  let menu: OwnMenuActs;
  let [dosa, rice]: string[] = [];

  beforeAll(async () => {
    marketplace = await Marketplace.open();
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    await marketplace.empty('cities', 'users');
    ({ kitchen, cook: asha } = await marketplace.kitchenOwner('Asha Rao'));
    menu = new OwnMenuActs(asha);
    [dosa, rice] = kitchen.dishes.map(({ id }) => id);
  });

  const document = (page: string) =>
    `{ changedDishes(${page}) { edges { cursor } nodes { id name isAvailable removedAt updatedAt } } }`;
  const changed = async (reader: Visitor, from = since) =>
    (await reader.graphql(document(`updatedSince: "${from}"`))).changedDishes;
  const idsOf = (dishes: { nodes: { id: string }[] }) => dishes.nodes.map(({ id }) => id);

  test('has the earliest change first, each dish once', async () => {
    expect(idsOf(await changed(asha))).toEqual([dosa, rice]);
    await menu.offer(dosa!, false);
    const dishes = await changed(asha);
    expect(idsOf(dishes)).toEqual([rice, dosa]);
    expect(dishes.nodes[1]).toMatchObject({ isAvailable: false, removedAt: null });
    expect(idsOf(await changed(asha, dishes.nodes[1].updatedAt))).toEqual([dosa]);
  });

  test('has every change of a dish, and its siblings where one moves', async () => {
    const poller = new Poller(await aProgram(marketplace, asha, ['MENU_READ']), polledDishes);
    expect(await poller.poll()).toEqual([dosa, rice]);
    const { categoryId, version, name } = (await menu.read()).categories[0].dishes[0];
    await menu.saveDish(aDish(categoryId, { id: dosa, version, name, priceCents: 950 }));
    expect(await poller.poll()).toEqual([dosa]);
    const { id } = await menu.saveDish(aDish(categoryId));
    expect(await poller.poll()).toEqual([id]);
    await menu.soldOut(rice!);
    expect(await poller.poll()).toEqual([rice]);
    await menu.moveDish(rice!, 0);
    expect((await poller.poll()).toSorted()).toEqual([rice, id].toSorted());
    await menu.offer(rice!, true);
    expect(await poller.poll(), 'what is on sale already is not changed').toEqual([]);
    const meera = await marketplace.customer('Meera Iyer');
    await placeOrder(meera, {
      ...anOrder(kitchen),
      lines: [{ dishId: id, quantity: 1 }],
      expectedTotalCents: 850,
    });
    expect(await poller.poll(), 'an order changes no dish').toEqual([]);
  });

  test('has a removed dish with the time, which no other list has', async () => {
    const poller = new Poller(asha, polledDishes);
    await poller.poll();
    await menu.removeDish(dosa!);
    expect(await poller.poll()).toEqual([dosa]);
    expect((await changed(asha)).nodes.at(-1)).toMatchObject({
      id: dosa,
      name: 'Masala Dosa',
      removedAt: '2026-11-17T17:00:00.000Z',
      isAvailable: false,
    });
    const { node, myMenu } = await asha.graphql(
      'query ($id: ID!) { node(id: $id) { id } myMenu { categories { dishes { id removedAt } } } }',
      { id: dosa },
    );
    expect({ node, ...myMenu }).toEqual({
      node: null,
      categories: [{ dishes: [{ id: rice, removedAt: null }] }],
    });
  });

  test('is of the kitchen of the token alone, and needs the scope', async () => {
    const { kitchen: other, cook: gauri } = await marketplace.kitchenOwner('Gauri Sen');
    const program = await aProgram(marketplace, asha, ['MENU_WRITE']);
    expect(idsOf(await changed(program))).toEqual([dosa, rice]);
    expect(idsOf(await changed(gauri))).toEqual(other.dishes.map(({ id }) => id));
    const ofOrders = await aProgram(marketplace, asha, ['ORDERS_READ']);
    const asked = document(`updatedSince: "${since}"`);
    for (const reader of [
      ofOrders,
      await marketplace.customer('Meera Iyer'),
      await marketplace.admin('Anita Desai'),
    ])
      expect(await reader.refusal(asked)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(asked)).toBe('UNAUTHENTICATED');
    const pending = await marketplace.kitchenOwner('Lata Rao', { status: 'pending' });
    expect(idsOf(await changed(pending.cook))).toEqual([]);
  });

  test('continues at a cursor of its own, and needs a time', async () => {
    const [{ cursor }] = (await changed(asha)).edges;
    expect(
      idsOf((await asha.graphql(document(`updatedSince: "${since}", after: "${cursor}"`))).changedDishes),
    ).toEqual([rice]);
    for (const foreign of forgedCursors.filter(Boolean))
      expect(await asha.refusal(document(`updatedSince: "${since}", after: "${foreign}"`))).toBe(
        'BAD_USER_INPUT',
      );
    for (const page of ['first: 2', `updatedSince: "${since}", first: 101`, 'updatedSince: "yesterday"']) {
      const { status, errors } = await asha.ask(document(page));
      expect(errors).not.toBeUndefined();
      expect(status).toBeLessThan(500);
    }
  });
});

describe.skipIf(!postgresqlServer)('among 20,000 dishes', () => {
  let explained: ExplainedMarketplace;
  let kitchen: TestKitchen;

  beforeAll(async () => {
    explained = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = explained;
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    await explained.fill(
      'dishes',
      `insert into dishes select made.* from dishes d, generate_series(1, $1) n,
         jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(),
           'updated_at', now() - n * interval '1 minute',
           'supplier_id', case when n % 100 = 0 then d.supplier_id else gen_random_uuid() end)) made
       where d.id = (select min(id::text)::uuid from dishes)`,
      [20_000],
    );
  });
  afterAll(() => explained.close());

  test('a page of changes is read from the index of its kitchen, and nothing else of the table', async () => {
    await explained.expectPageOfChanges(
      (ctx, part) => changedDishesQuery.all(ctx.sql, { ...part, supplierId: kitchen.id }),
      'dishes_updated_of_supplier',
    );
  });
});
