import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { aDeliveredOrder } from '../../testing/builders/delivered-order.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';

let marketplace: Marketplace;
let asha: TestKitchen;
let meera: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open({ FAST_PATH: testFastPath });
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities');
  asha = await aKitchen(marketplace, await aCity(marketplace), { rating: 0, totalRatings: 0 });
});

const document = `mutation ($input: ReviewInput!) {
  writeReview(input: $input) {
    __typename
    ... on Review { id rating words authorName createdAt }
    ... on Problem { code message field }
  }
}`;
const review = async (person: Visitor, orderId: string, rating: number, words?: string) =>
  (await person.graphql(document, { input: { orderId, rating, words } })).writeReview;

/** As anybody sees it, from memory when there is something. */
const ratingOf = async ({ id }: TestKitchen): Promise<{ rating: number; totalRatings: number }> =>
  (
    await marketplace
      .anonymous()
      .graphql('query ($id: ID!) { supplier(id: $id) { rating totalRatings } }', { id })
  ).supplier;

const orderOf = async (person: Visitor, id: string) =>
  (
    await person.graphql('query ($id: ID!) { order(id: $id) { viewerCanReview review { rating words } } }', {
      id,
    })
  ).order;

describe('Meera reviews an order', () => {
  test('and the kitchen’s rating is updated immediately, for every viewer', async () => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    expect(await orderOf(meera, id)).toEqual({ viewerCanReview: true, review: null });
    expect(await ratingOf(asha)).toEqual({ rating: 0, totalRatings: 0 });
    expect(await review(meera, id, 4, ' Soft dosas.\nCrisp vadas. ')).toEqual({
      __typename: 'Review',
      id: expect.any(String),
      rating: 4,
      words: 'Soft dosas.\nCrisp vadas.',
      authorName: 'Meera I.',
      createdAt: '2026-11-17T17:00:00.000Z',
    });
    expect(await ratingOf(asha)).toEqual({ rating: 4, totalRatings: 1 });
    expect(await orderOf(meera, id)).toMatchObject({ viewerCanReview: true, review: { rating: 4 } });
  });

  test('without words', async () => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    for (const words of [undefined, '', '  ']) {
      expect(await review(meera, id, 5, words)).toMatchObject({ rating: 5, words: null });
    }
  });

  test('and changes her mind for 30 days; it stays one review', async () => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    const { id: reviewId } = await review(meera, id, 1, 'Late.');
    marketplace.clock.forward({ days: 10 });
    expect(await review(meera, id, 5, 'Late, but so good.')).toMatchObject({ id: reviewId, rating: 5 });
    expect(await ratingOf(asha)).toEqual({ rating: 5, totalRatings: 1 });
  });

  test('but not after 30 days', async () => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    await review(meera, id, 2);
    await marketplace.sql.rows("update reviews set created_at = created_at - interval '30 days'");
    expect(await review(meera, id, 3)).toMatchObject({ rating: 3 });
    marketplace.clock.forward({ minutes: 1 });
    expect(await review(meera, id, 4)).toMatchObject({ code: 'NOT_REVIEWABLE', field: 'orderId' });
    expect(await orderOf(meera, id)).toEqual({ viewerCanReview: false, review: { rating: 3, words: null } });
  });

  test('but not before it is delivered', async () => {
    const { id } = await placeOrder(meera, anOrder(asha));
    expect(await orderOf(meera, id)).toEqual({ viewerCanReview: false, review: null });
    expect(await review(meera, id, 5)).toMatchObject({ code: 'NOT_REVIEWABLE', field: 'orderId' });
  });

  test.each([
    [0, 'Fine.', 'rating'],
    [6, 'Fine.', 'rating'],
    [5, 'x'.repeat(1001), 'words'],
    [5, 'Fine\u0000', 'words'],
  ])('but not with %d stars and %.9j', async (rating, words, field) => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    expect(await review(meera, id, rating, words)).toMatchObject({ code: 'INVALID_INPUT', field });
    expect(await ratingOf(asha)).toEqual({ rating: 0, totalRatings: 0 });
  });
});

test('the rating is the mean of all reviews, also of those written at the same time', async () => {
  const ratings = [5, 4, 4, 5, 3, 1, 5, 2];
  const ids: string[] = [];
  for (const _ of ratings) ids.push(await aDeliveredOrder(marketplace, meera, asha));
  await Promise.all(ids.map((id, index) => review(meera, id, ratings[index]!)));
  expect(await ratingOf(asha)).toEqual({ rating: 3.63, totalRatings: 8 });
  await Promise.all(ids.map(id => review(meera, id, 4)));
  expect(await ratingOf(asha)).toEqual({ rating: 4, totalRatings: 8 });
});

test('sent twice at the same time, a review is stored once', async () => {
  const id = await aDeliveredOrder(marketplace, meera, asha);
  await Promise.all([1, 2, 3, 4].map(() => review(meera, id, 4)));
  expect(await ratingOf(asha)).toEqual({ rating: 4, totalRatings: 1 });
});

describe('no other user', () => {
  test('reviews her order', async () => {
    const id = await aDeliveredOrder(marketplace, meera, asha);
    const ravi = await marketplace.customer('Ravi Menon');
    for (const unknown of [id, crypto.randomUUID(), "' or true"]) {
      expect(await review(ravi, unknown, 1)).toMatchObject({ code: 'ORDER_NOT_FOUND', field: 'orderId' });
    }
    expect(await ratingOf(asha)).toEqual({ rating: 0, totalRatings: 0 });
  });

  test('may even ask, the cook and admins neither', async () => {
    const variables = { input: { orderId: await aDeliveredOrder(marketplace, meera, asha), rating: 5 } };
    const cook = await marketplace.cookOf(asha);
    expect(await cook.refusal(document, variables)).toBe('FORBIDDEN');
    expect((await orderOf(cook, variables.input.orderId)).viewerCanReview).toBe(false);
    expect(await (await marketplace.admin('Anita')).refusal(document, variables)).toBe('FORBIDDEN');
    expect(await marketplace.anonymous().refusal(document, variables)).toBe('UNAUTHENTICATED');
  });
});
