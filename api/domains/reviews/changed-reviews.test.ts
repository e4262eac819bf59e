import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram } from '../../testing/api-tokens.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { givePassword } from '../../testing/builders/a-password.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { ExplainedMarketplace } from '../../testing/explained-marketplace.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { forgedCursors } from '../../testing/pages.ts';
import { Poller, polledOrders, polledReviewsOf } from '../../testing/poller.ts';
import { reviewOrder } from '../../testing/reviews.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { changedReviewsQuery } from './find-reviews.ts';

const since = '2026-01-01T00:00:00Z';

describe('a list of changed reviews', () => {
  let marketplace: Marketplace;
  let kitchen: TestKitchen;
  let meera: Visitor;
  let ids: string[];
  let orderIds: string[];

  beforeAll(async () => {
    marketplace = await Marketplace.open();
  });
  afterAll(() => marketplace.close());
  beforeEach(async () => {
    await marketplace.empty('cities', 'users');
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
    [ids, orderIds] = [[], []];
    for (const rating of [3, 4, 5]) {
      const orderId = await aDeliveredOrder(marketplace, meera, kitchen);
      ids.push((await reviewOrder(meera, orderId, rating)).id);
      orderIds.push(orderId);
    }
  });

  const document = (page: string) =>
    `{ supplier(id: "${kitchen.id}") { reviews(${page}) { edges { cursor } nodes { id rating authorName updatedAt } } } }`;
  const changed = async (reader: Visitor, from = since) =>
    (await reader.graphql(document(`updatedSince: "${from}"`))).supplier.reviews;
  const idsOf = (reviews: { nodes: { id: string }[] }) => reviews.nodes.map(({ id }) => id);

  test('has the earliest change first, each review once', async () => {
    expect(idsOf(await changed(meera))).toEqual(ids);
    const { updatedAt } = await reviewOrder(meera, orderIds[0]!, 1, 'It came cold.');
    const reviews = await changed(meera);
    expect(idsOf(reviews)).toEqual([ids[1], ids[2], ids[0]]);
    expect(reviews.nodes.at(-1)).toMatchObject({ rating: 1, updatedAt });
    expect(idsOf(await changed(meera, updatedAt))).toEqual([ids[0]]);
  });

  test('is as public as the reviews are, and of one kitchen', async () => {
    const { kitchen: other, cook } = await marketplace.kitchenOwner('Gauri Sen');
    const elsewhere = await reviewOrder(meera, await aDeliveredOrder(marketplace, meera, other), 2);
    const program = await aProgram(marketplace, await marketplace.cookOf(kitchen), ['MENU_READ']);
    const anita = await marketplace.admin('Anita Desai');
    const support = await aProgram(marketplace, anita, ['KITCHENS_READ']);
    for (const reader of [marketplace.anonymous(), program, anita, support, cook])
      expect(idsOf(await changed(reader))).toEqual(ids);
    expect(await new Poller(program, polledReviewsOf(other)).poll()).toEqual([elsewhere.id]);
  });

  test('continues at a cursor in later polls, and a cursor of the other order is refused', async () => {
    const poller = new Poller(marketplace.anonymous(), polledReviewsOf(kitchen));
    expect(await poller.poll()).toEqual(ids);
    expect(await poller.poll()).toEqual([]);
    await reviewOrder(meera, orderIds[1]!, 1);
    expect(await poller.poll()).toEqual([ids[1]]);

    const [{ cursor }] = (await changed(meera)).edges;
    expect(await meera.refusal(document(`after: "${cursor}"`))).toBe('BAD_USER_INPUT');
    const newest = (await meera.graphql(document('first: 1'))).supplier.reviews.edges[0].cursor;
    for (const foreign of [newest, ...forgedCursors.filter(Boolean)])
      expect(await meera.refusal(document(`updatedSince: "${since}", after: "${foreign}"`))).toBe(
        'BAD_USER_INPUT',
      );
    expect(await meera.refusal(document(`updatedSince: "${since}", last: 2`))).toBe('BAD_USER_INPUT');
  });

  test('has a review again once its author has another name, or left, and their orders do not change', async () => {
    const [reviews, orders] = [
      new Poller(meera, polledReviewsOf(kitchen)),
      new Poller(await marketplace.cookOf(kitchen), polledOrders),
    ];
    await Promise.all([reviews.poll(), orders.poll()]);
    const profile = (name: string) =>
      meera.graphql('mutation ($input: ProfileInput!) { updateProfile(input: $input) { __typename } }', {
        input: { name, phone: '(408) 555-0147' },
      });
    await profile('Meera Nair');
    expect((await reviews.poll()).toSorted()).toEqual(ids.toSorted());
    expect((await changed(meera)).nodes[0].authorName).toBe('Meera N.');
    await profile('Meera Nair');
    expect(await reviews.poll()).toEqual([]);
    expect(await orders.poll()).toEqual([]);

    const guest = marketplace.anonymous();
    const copy = new Poller(guest, polledReviewsOf(kitchen));
    await copy.poll();
    await givePassword(marketplace, meera, 'tamarind rice');
    await meera.graphql('mutation { deleteMyAccount(password: "tamarind rice") { __typename } }');
    expect((await copy.poll()).toSorted()).toEqual(ids.toSorted());
    expect((await changed(guest)).nodes.map(({ authorName }: { authorName: string }) => authorName)).toEqual([
      'Former customer',
      'Former customer',
      'Former customer',
    ]);
  });

  test('is read of each kitchen of a page', async () => {
    await marketplace.kitchenOwner('Gauri Sen');
    const { suppliers } = await meera.graphql(
      `{ suppliers { nodes { reviews(updatedSince: "${since}") { nodes { id } } } } }`,
    );
    expect(suppliers.nodes.flatMap(({ reviews }) => reviews.nodes)).toHaveLength(3);
  });
});

describe.skipIf(!postgresqlServer)('among 20,000 reviews', () => {
  let explained: ExplainedMarketplace;
  let kitchen: TestKitchen;

  beforeAll(async () => {
    explained = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = explained;
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    const meera = await marketplace.customer('Meera Iyer');
    await reviewOrder(meera, await aDeliveredOrder(marketplace, meera, kitchen), 5);
    await explained.fill(
      'reviews',
      `insert into reviews select made.* from reviews r, generate_series(1, $1) n,
         jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'order_id', gen_random_uuid(),
           'updated_at', now() - n * interval '1 minute',
           'supplier_id', case when n % 100 = 0 then r.supplier_id else gen_random_uuid() end)) made`,
      [20_000],
    );
  });
  afterAll(() => explained.close());

  test('a page of changes is read from the index of its kitchen, and nothing else of the table', async () => {
    await explained.expectPageOfChanges(
      (ctx, part) => changedReviewsQuery.all(ctx.sql, { ...part, supplierId: kitchen.id }),
      'reviews_updated_of_supplier',
    );
  });
});
