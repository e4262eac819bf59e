import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newIdentifier } from '../../core/values/identifier.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { aDeliveredOrder } from '../builders/delivered-order.ts';
import { OverlappingWriters } from '../overlapping-writers.ts';
import { Poller, polledBills, polledDishes, polledPayouts, polledReviewsOf } from '../poller.ts';
import { reviewOrder } from '../reviews.ts';
import { postgresqlServer } from '../test-database.ts';
import type { Visitor } from '../visitor.ts';

describe.skipIf(!postgresqlServer)('a change that commits late is in its place in a poll of', () => {
  let place: OverlappingWriters;
  let kitchen: TestKitchen;
  let meera: Visitor;

  beforeAll(async () => {
    place = await OverlappingWriters.open(postgresqlServer!);
    const { marketplace } = place;
    kitchen = await aKitchen(marketplace, await aCity(marketplace));
    meera = await marketplace.customer('Meera Iyer');
  });
  afterAll(() => place.close());

  test('reviews', async () => {
    const review = async () =>
      (await reviewOrder(meera, await aDeliveredOrder(place.marketplace, meera, kitchen), 4)).id;
    const both: [string, string] = [await review(), await review()];
    await place.expectBothInOrder('reviews', both, new Poller(meera, polledReviewsOf(kitchen)));
  });

  test('reviews of several kitchens, whose request waits once', async () => {
    const { marketplace, slow } = place;
    await marketplace.kitchenOwner('Gauri Sen');
    const statements = vi.spyOn(marketplace.database.sql, 'rows');
    onTestFinished(() => statements.mockRestore());
    const waits = () => statements.mock.calls.filter(([text]) => text.includes('now() as at')).length;
    await slow.query('begin');
    await slow.query('update reviews set id = id');
    const document =
      '{ suppliers { nodes { reviews(updatedSince: "2026-01-01T00:00:00Z") { nodes { id } } } } }';
    expect(await meera.refusal(document)).toBe('SERVICE_UNAVAILABLE');
    // Once in each of the two executors that a test asks (second-opinion.ts), and not once for each kitchen.
    expect(waits()).toBe(2);
    await slow.query('rollback');
    const { suppliers } = await meera.graphql(document);
    expect(suppliers.nodes).toHaveLength(2);
  });

  test('dishes', async () => {
    const poller = new Poller(await place.marketplace.cookOf(kitchen), polledDishes);
    const [first, second] = kitchen.dishes;
    await place.expectBothInOrder('dishes', [first!.id, second!.id], poller);
  });

  test('payouts', async () => {
    const payout = async () => {
      const id = newIdentifier(place.marketplace.clock.read());
      await place.marketplace.sql.rows(
        `insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on)
         values ($1, $2, 900, 'PENDING', now(), current_date)`,
        [id, kitchen.id],
      );
      return id;
    };
    const both: [string, string] = [await payout(), await payout()];
    const poller = new Poller(await place.marketplace.cookOf(kitchen), polledPayouts);
    await place.expectBothInOrder('payouts', both, poller);
  });

  test('bills of tiffin plans', async () => {
    const { marketplace } = place;
    const bill = async (number: string) => {
      const id = newIdentifier(marketplace.clock.read());
      await marketplace.sql.rows(
        `insert into tiffin_bills (id, bill_number, customer_id, supplier_id, week_starts_on, lines, meals_cents,
           credit_cents, amount_cents, status, created_at, due_at)
         values ($1, $2, $3, $4, '2026-11-16', '[]', 900, 0, 900, 'VOID', now(), now())`,
        [id, number, meera.userId, kitchen.id],
      );
      return id;
    };
    const both: [string, string] = [await bill('B-1'), await bill('B-2')];
    await place.expectBothInOrder('tiffin_bills', both, new Poller(meera, polledBills));
  });
});
