import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../core/operation/system-context.ts';
import { deliver } from '../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  freshDay,
  openCardMarketplace,
  paidOrder,
} from '../../testing/card-provider/card-marketplace.ts';
import { exported, objectsIn } from '../../testing/exports.ts';
import { makePayouts } from '../payments/payouts/make-payouts.ts';

let place: CardMarketplace;
beforeAll(async () => {
  place = await openCardMarketplace();
});
afterAll(() => place.close());

test("Asha's and Anita's exports of the ledger add up to the payouts and their statements", async () => {
  const { marketplace } = place;
  const kitchen = await freshDay(place);
  const [asha, meera, anita] = [
    await marketplace.cookOf(kitchen),
    await marketplace.customer('Meera Iyer'),
    await marketplace.admin('Anita Desai'),
  ];
  for (const quantity of [1, 3]) {
    const { id } = await paidOrder(place, meera, kitchen, quantity);
    await deliver(marketplace, id);
  }
  await marketplace.sql.rows('update sessions set proven_at = $1', [marketplace.clock.read()]);
  await anita.graphql(
    'mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) { __typename } }',
    {
      input: { id: crypto.randomUUID(), supplierId: kitchen.id, cents: -150, reason: '+A broken box.' },
    },
  );
  // Earned and not in a payout yet: the kitchen does not see these entries one by one, so neither does its file.
  await makePayouts(systemContext(marketplace.services), null);
  const { id } = await paidOrder(place, meera, kitchen);
  await deliver(marketplace, id);
  const { nodes } = (
    await asha.graphql(`{ payouts { nodes { id amount { cents } lines {
      gross { cents } platformFee { cents } cardFee { cents } adjustments { cents } net { cents } } } } }`)
  ).payouts;
  const [payout] = nodes;
  const days = { kind: 'LEDGER', from: '2026-11-17', to: '2026-11-17' };
  for (const owner of [asha, anita]) {
    const entries = objectsIn((await exported(marketplace, owner, days)).text);
    expect(entries).toHaveLength(3);
    expect(new Set(entries.map(({ payoutId }) => payoutId))).toEqual(new Set([payout.id]));
    const sum = (column: string) => entries.reduce((total, entry) => total + Number(entry[column]), 0);
    expect(sum('netCents')).toBe(payout.amount.cents);
    for (const name of ['gross', 'platformFee', 'cardFee', 'adjustments', 'net'] as const)
      expect(sum(`${name}Cents`), name).toBe(
        payout.lines.reduce((total: number, line) => total + line[name].cents, 0),
      );
  }
  const csv = (await exported(marketplace, asha, { ...days, format: 'CSV' })).text;
  // A negative amount stays a number, and a text that begins like a formula does not stay one.
  expect(csv).toContain(',-150,-150,USD,');
  expect(csv).toContain("'+A broken box.");
});
