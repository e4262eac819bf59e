import { randomUUID } from 'node:crypto';
import type { CardEvent } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { takeCardEvent } from '../../payments/paying/take-card-event.ts';
import { PayoutAccount } from '../../payments/payouts/payout-account.ts';
import { noteReported, type PaymentRow, payDue, paymentById, unreportedPayments } from './payment-queries.ts';
import { SandboxCardProvider } from './sandbox-card-provider.ts';

const batch = 100;

const unreadyQuery = query(
  { PayoutAccount },
  (from, { after, limit }: Given<{ after: string; limit: number }>) =>
    from
      .selectFrom('PayoutAccount')
      .where('isReady', '=', false)
      .where('supplierId', '>', after)
      .select(['supplierId as id', 'providerAccountId as accountId'])
      .orderBy('supplierId')
      .limit(limit),
);

/** What the provider says of a payment; the same however often it is said. */
const eventOf = ({ id: intentId, status, amountCents, orderId }: PaymentRow): CardEvent =>
  status === 'PAID'
    ? {
        id: `paid-${intentId}`,
        kind: 'paid',
        intentId,
        amountCents,
        currency: 'usd',
        orderId: orderId ?? null,
      }
    : { id: `canceled-${intentId}`, kind: 'canceled', intentId };

/** Reports to the marketplace, as a provider outside does. What failed is reported again; it keeps no other from being reported. */
const report = async (
  services: Services,
  event: CardEvent,
  afterwards?: () => Promise<unknown>,
): Promise<void> => {
  try {
    await takeCardEvent(systemContext(services), event);
    await afterwards?.();
  } catch (error) {
    services.log.error(
      { err: error, event: event.id },
      'reporting an event of sandbox cards failed; will retry',
    );
  }
};

const reportOne = (services: Services, payment: PaymentRow): Promise<void> =>
  report(services, eventOf(payment), () => noteReported.all(services.sql, { id: payment.id }));

/** Reports one payment, if its card did something. */
export const reportPayment = async (services: Services, id: string): Promise<void> => {
  const payment = await paymentById.first(services.sql, { id });
  if (payment?.isUnreported) await reportOne(services, payment);
};

/** Acts on each row of a list that is read in batches, each of which begins after an ID. */
const forEachInBatches = async <Row extends { id: string }>(
  read: (part: { after: string; limit: number }) => Promise<Row[]>,
  act: (row: Row) => Promise<void>,
): Promise<void> => {
  let after = lowestIdentifier;
  for (;;) {
    const rows = await read({ after, limit: batch });
    for (const row of rows) await act(row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
};

/** Reports all payments, also those that are due by now. */
export const reportPayments = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  await payDue.all(sql, { now: clock() });
  await forEachInBatches(
    part => unreportedPayments.all(sql, part),
    payment => reportOne(services, payment),
  );
};

/** Accounts that cooks opened for their payouts are ready without anything to fill in. */
export const reportAccounts = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  await forEachInBatches(
    part => unreadyQuery.all(sql, part),
    ({ accountId }) =>
      report(services, { id: `account-${randomUUID()}`, kind: 'account', accountId, isReady: true }),
  );
};
