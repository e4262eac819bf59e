import { randomUUID } from 'node:crypto';
import type { CardEvent } from '../../../core/interfaces/card-provider.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { query } from '../../../core/query/query.ts';
import { takeCardEvent } from '../../payments/paying/take-card-event.ts';
import { PayoutAccount } from '../../payments/payouts/payout-account.ts';
import { noteHeard, type PaymentRow, payDue, paymentsWithNews } from './payment-queries.ts';
import { SandboxCardProvider } from './sandbox-card-provider.ts';

const batch = 100;

const unreadyQuery = query({ PayoutAccount }, from =>
  from.selectFrom('PayoutAccount').where('isReady', '=', false).select('providerAccountId as accountId'),
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

/** The marketplace hears of what its own card provider did, as from one outside; what was not heard is said again. */
export const hearOfPayments = async (services: Services): Promise<void> => {
  const { cards, sql, clock } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  await payDue.all(sql, { now: clock() });
  for (const payment of await paymentsWithNews.all(sql, { limit: batch })) {
    await takeCardEvent(systemContext(services), eventOf(payment));
    await noteHeard.all(sql, { id: payment.id });
  }
};

/** Accounts that cooks opened for their payouts are ready without anything to fill in. */
export const hearOfAccounts = async (services: Services): Promise<void> => {
  const { cards, sql } = services;
  if (!(cards instanceof SandboxCardProvider)) return;
  for (const { accountId } of await unreadyQuery.all(sql, {}))
    await takeCardEvent(systemContext(services), {
      id: `account-${randomUUID()}`,
      kind: 'account',
      accountId,
      isReady: true,
    });
};
