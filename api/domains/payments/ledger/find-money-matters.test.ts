import { afterAll, beforeAll, expect, test } from 'vitest';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { PaymentMismatch, UnmatchedPayment } from '../paying/unmatched-payment.ts';

let marketplace: Marketplace;
let anita: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  anita = await marketplace.admin('Anita Desai');
});
afterAll(() => marketplace.close());

const pageOf = async (asked: string) =>
  (
    await anita.graphql(`{ unmatchedPayments(${asked}) {
      nodes { intentId } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`)
  ).unmatchedPayments;

test('Anita reads payments that were reported within one millisecond, each once, in both directions', async () => {
  const em = marketplace.services.entityManager();
  const now = marketplace.clock.read();
  for (let count = 1; count <= 4; count++) {
    const id = newIdentifier(now);
    await em.insert(UnmatchedPayment, {
      id,
      eventId: `evt_${count}`,
      mismatch: PaymentMismatch.UNKNOWN_PAYMENT,
      intentId: `pi_${count}`,
      amount: 900,
      currency: 'USD',
      receivedAt: now,
    });
    await marketplace.sql.rows(
      `update unmatched_payments set received_at = received_at + $2 * interval '200 microseconds' where id = $1`,
      [id, count],
    );
  }
  const newestFirst = ['pi_4', 'pi_3', 'pi_2', 'pi_1'];

  const forward: string[] = [];
  for (let after: string | null = '', pages = 0; after !== null && pages < 9; pages++) {
    const { nodes, pageInfo } = await pageOf(after ? `first: 1, after: "${after}"` : 'first: 1');
    forward.push(...nodes.map((each: { intentId: string }) => each.intentId));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  }
  expect(forward).toEqual(newestFirst);

  const backward: string[] = [];
  for (let before: string | null = '', pages = 0; before !== null && pages < 9; pages++) {
    const { nodes, pageInfo } = await pageOf(before ? `last: 1, before: "${before}"` : 'last: 1');
    backward.push(...nodes.map((each: { intentId: string }) => each.intentId));
    before = pageInfo.hasPreviousPage ? pageInfo.startCursor : null;
  }
  expect(backward.toReversed()).toEqual(newestFirst);
});
