import { randomUUID } from 'node:crypto';
import type { CardEvent } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifier } from '../../../core/values/identifier.ts';
import { takeCardEvent } from '../../payments/paying/take-card-event.ts';
import { PayoutAccount } from '../../payments/payouts/payout-account.ts';
import { noteHeard, type PaymentRow, payDue, paymentsWithNews, paymentWithNews } from './payment-queries.ts';
import { SandboxCardProvider } from './sandbox-card-provider.ts';

const batch = 100;

const unreadyQuery = query({ PayoutAccount }, (from, { limit }: Given<{ limit: number }>) =>
  from
    .selectFrom('PayoutAccount')
    .where('isReady', '=', false)
    .select('providerAccountId as accountId')
    .limit(limit),
);

/** What the provider says of a payment; the same however often it is said. */
const eventOf = ({ id: intentId, state, amountCents, orderId }: PaymentRow): CardEvent =>
  state === 'PAID'
    ? {
        id: `paid-${intentId}`,
        kind: 'paid',
        intentId,
        amountCents,
        currency: 'usd',
        orderId: orderId ?? null,
      }
    : { id: `canceled-${intentId}`, kind: 'canceled', intentId };

/** The marketplace hears of a payment, as from a provider outside. What was not heard is said again. */
const hearOf = async (services: Services, payment: PaymentRow): Promise<void> => {
  try {
    await takeCardEvent(systemContext(services), eventOf(payment));
    await noteHeard.all(services.sql, { id: payment.id });
  } catch (error) {
    services.log.error(
      { err: error, payment: payment.id },
      'hearing of a sandbox payment failed; it is said again',
    );
  }
};

/** Hears of one payment, if its card did something. */
export const hearOfPayment = async (services: Services, id: string): Promise<void> => {
  const payment = await paymentWithNews.first(services.sql, { id });
  if (payment) await hearOf(services, payment);
};

/** Hears of payments, also of those that are due by now. One that fails holds none of the others up. */
export const hearOfPayments = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  await payDue.all(sql, { now: clock() });
  let after = lowestIdentifier;
  for (;;) {
    const payments = await paymentsWithNews.all(sql, { after, limit: batch });
    for (const payment of payments) await hearOf(services, payment);
    const last = payments.at(-1);
    if (!last || payments.length < batch) return;
    after = last.id;
  }
};

/** Accounts that cooks opened for their payouts are ready without anything to fill in. */
export const hearOfAccounts = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  for (const { accountId } of await unreadyQuery.all(sql, { limit: batch }))
    await takeCardEvent(systemContext(services), {
      id: `account-${randomUUID()}`,
      kind: 'account',
      accountId,
      isReady: true,
    });
};
