import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemContext } from '../../../core/operation/system-context.ts';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { deliver } from '../../../testing/builders/delivered-order.ts';
import {
  type CardMarketplace,
  freshDay,
  openCardMarketplace,
  paidOrder,
} from '../../../testing/card-provider/card-marketplace.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makePayouts } from './make-payouts.ts';
import { sendPayouts } from './send-payouts.ts';

let place: CardMarketplace;
let asha: TestKitchen;
let [meera, anita]: Visitor[] = [];

beforeAll(async () => {
  place = await openCardMarketplace();
  meera = await place.marketplace.customer('Meera Iyer');
  anita = await place.marketplace.admin('Anita Desai');
});
afterAll(() => place.close());
beforeEach(async () => {
  asha = await freshDay(place);
});

const paidBy = async (admin: Visitor, payoutId: string, confirmed?: { hasNoTransfer: boolean }) =>
  (
    await admin.graphql(
      `mutation ($payoutId: ID!, $hasNoTransfer: Boolean) {
         markPayoutPaid(payoutId: $payoutId, reference: "Check 42", hasNoTransfer: $hasNoTransfer) {
           __typename ... on Payout { status method reference } ... on Problem { code message field } } }`,
      { payoutId, ...confirmed },
    )
  ).markPayoutPaid;

/** A payout that the provider was asked to pay, and whose answer never came. */
const unanswered = async (lose: () => void): Promise<string> => {
  const cook = await place.marketplace.cookOf(asha);
  const { id } = await paidOrder(place, meera!, asha);
  await deliver(place.marketplace, id);
  await cook.graphql(
    `mutation { openPayoutAccount(returnTo: "${place.marketplace.origin}/x") { __typename } }`,
  );
  await place.marketplace.sql.rows('update payout_accounts set is_ready = true');
  await makePayouts(systemContext(place.marketplace.services), null);
  lose();
  await sendPayouts(place.marketplace.services);
  place.provider.isAway = false;
  place.provider.isSilent = false;
  const { payouts } = await anita!.graphql('{ payouts { nodes { id } } }');
  return payouts.nodes[0].id;
};
const away = () => {
  place.provider.isAway = true;
};
const silent = () => {
  place.provider.isSilent = true;
};
const paid = { __typename: 'Payout', status: 'PAID', method: 'BY_HAND', reference: 'Check 42' };

describe('a payout whose transfer was never answered', () => {
  test('is paid by hand once the provider says that there is no transfer, and not sent after', async () => {
    const id = await unanswered(away);
    expect(await paidBy(anita!, id)).toMatchObject({ code: 'PAYOUT_UNDER_WAY' });
    place.marketplace.clock.forward({ minutes: 3 });
    expect(await paidBy(anita!, id)).toEqual(paid);
    const before = place.provider.accounts.transfers.length;
    await sendPayouts(place.marketplace.services);
    expect(place.provider.accounts.transfers).toHaveLength(before);
  });

  test('is not paid twice when the provider has the transfer', async () => {
    const id = await unanswered(silent);
    place.marketplace.clock.forward({ minutes: 3 });
    expect(await paidBy(anita!, id)).toMatchObject({
      code: 'PAYOUT_AT_PROVIDER',
      message: expect.stringContaining(place.provider.accounts.transfers.at(-1)!.id),
    });
    const { payout } = await anita!.graphql(
      'query ($id: ID!) { payout(id: $id) { status method reference } }',
      { id },
    );
    expect(payout).toEqual({
      status: 'PAID',
      method: 'TRANSFER',
      reference: place.provider.accounts.transfers.at(-1)!.id,
    });
  });

  test('waits while the provider cannot say', async () => {
    const id = await unanswered(away);
    place.marketplace.clock.forward({ minutes: 3 });
    place.provider.isAway = true;
    expect(await paidBy(anita!, id)).toMatchObject({
      code: 'PAYOUT_UNDER_WAY',
      message: expect.stringContaining('confirmed whether'),
    });
  });

  test('is paid by hand without the keys once Anita confirms that she found no transfer', async () => {
    const id = await unanswered(away);
    const without = await Marketplace.open({}, place.marketplace.database);
    without.clock.moveTo(place.marketplace.clock.read().toISOString());
    without.clock.forward({ minutes: 3 });
    const admin = without.anonymous();
    admin.cookies.set('session', anita!.token!);
    expect(await paidBy(admin, id)).toMatchObject({
      code: 'PAYOUT_UNCONFIRMED',
      field: 'hasNoTransfer',
      message: expect.stringContaining(`payout-${id}`),
    });
    expect(await paidBy(admin, id, { hasNoTransfer: true })).toEqual(paid);
    const { auditEvents } = await admin.graphql(
      '{ auditEvents(filter: { action: "PAYOUT_PAID" }) { nodes { subjectId reason } } }',
    );
    // Other payouts were paid at the same moment of the still clock.
    expect(auditEvents.nodes).toContainEqual({
      subjectId: id,
      reason: expect.stringContaining('No transfer was found'),
    });
    await without.stop();
  });
});
