import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../core/values/identifier.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { everyPage, forgedCursors } from '../../testing/pages.ts';

let marketplace: Marketplace;
let asha: TestKitchen;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  asha = await aKitchen(marketplace, await aCity(marketplace));
  const authors = ['Meera Iyer', 'Ravi K Menon', 'Cher', 'Lata Rao', 'Anil  Sen', 'Uma Das', 'Om Puri'];
  for (const [index, name] of authors.entries()) await review(name, 1 + (index % 5));
});
afterAll(() => marketplace.close());

const review = async (name: string, rating: number): Promise<void> => {
  const author = await marketplace.customer(name);
  const { id } = await placeOrder(author, anOrder(asha));
  // All at the same moment, so that only the id tells their order.
  await marketplace.sql.rows(
    `insert into reviews (id, order_id, supplier_id, customer_id, rating, words, created_at)
     values ($1, $2, $3, $4, $5, 'Just right.', $6)`,
    [newIdentifier(marketplace.clock.read()), id, asha.id, author.userId, rating, marketplace.clock.read()],
  );
};

const query = (first: number) => (after: string) =>
  `{ supplier(id: "${asha.id}") { reviews(first: ${first}${after}) {
  nodes { id rating words authorName createdAt } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

describe('what customers say about a kitchen', () => {
  test('is signed with first name and initial alone', async () => {
    const reviews = await everyPage(marketplace.anonymous(), query(100), 'supplier', 'reviews');
    const names = reviews.map(each => each.authorName).sort();
    expect(names).toEqual(['Anil', 'Cher', 'Lata R.', 'Meera I.', 'Om P.', 'Ravi K.', 'Uma D.']);
    expect(reviews[0]).toMatchObject({ words: 'Just right.', createdAt: '2026-11-17T17:00:00.000Z' });
  });

  test('comes in pages without gaps or doubles', async () => {
    const atOnce = await everyPage(marketplace.anonymous(), query(100), 'supplier', 'reviews');
    for (const size of [1, 3, 7]) {
      expect(await everyPage(marketplace.anonymous(), query(size), 'supplier', 'reviews')).toEqual(atOnce);
    }
  });

  test.each(forgedCursors.filter(Boolean))('is not shown from a made-up cursor: %s', async cursor => {
    expect(await marketplace.anonymous().refusal(query(3)(`, after: "${cursor}"`))).toBe('BAD_USER_INPUT');
  });
});
