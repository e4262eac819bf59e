import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { TiffinCredit } from '../credit/tiffin-credit.ts';
import { LedgerEntry, LedgerKind } from '../ledger/ledger-entry.ts';
import { Payment } from '../payment.ts';
import { Refund } from '../refunding/refund.ts';
import { SavedCard } from '../saved-cards/saved-card.ts';
import { Payout, PayoutStatus } from './payout.ts';

type Owner = Given<{ userId: string }>;

const paymentsQuery = query({ Payment }, (from, { userId }: Owner) =>
  from
    .selectFrom('Payment as p')
    .where('p.customerId', '=', userId)
    .select([
      'p.orderNumber',
      'p.method',
      'p.status',
      'p.amountCents',
      'p.refundedCents',
      'p.createdAt',
      'p.succeededAt',
    ])
    .orderBy('p.createdAt')
    .orderBy('p.id'),
);

const refundsQuery = query({ Refund, Payment }, (from, { userId }: Owner) =>
  from
    .selectFrom('Refund as r')
    .innerJoin('Payment as p', 'p.id', 'r.paymentId')
    .where('r.customerId', '=', userId)
    .select([
      'p.orderNumber',
      'r.amountCents',
      'r.reason',
      'r.status',
      'r.createdAt',
      'r.expectedOn',
      'r.completedAt',
    ])
    .orderBy('r.createdAt')
    .orderBy('r.id'),
);

const billsQuery = query({ TiffinBill, Supplier }, (from, { userId }: Owner) =>
  from
    .selectFrom('TiffinBill as b')
    .innerJoin('Supplier as s', 's.id', 'b.supplierId')
    .where('b.customerId', '=', userId)
    .select(['b.billNumber', 's.kitchenName', 'b.weekStartsOn', 'b.lines', 'b.mealsCents', 'b.creditCents'])
    .select(['b.amountCents', 'b.status', 'b.createdAt', 'b.dueAt', 'b.paidAt'])
    .orderBy('b.createdAt')
    .orderBy('b.id'),
);

const creditsQuery = query({ TiffinCredit, Supplier }, (from, { userId }: Owner) =>
  from
    .selectFrom('TiffinCredit as c')
    .innerJoin('Supplier as s', 's.id', 'c.supplierId')
    .where('c.customerId', '=', userId)
    .select(['s.kitchenName', 'c.cents as amountCents', 'c.askedBackCents', 'c.askedBackAt', 'c.changedAt'])
    .orderBy('c.id'),
);

/** Without what identifies the card at its provider. */
const savedCardsQuery = query({ SavedCard }, (from, { userId }: Owner) =>
  from
    .selectFrom('SavedCard as c')
    .where('c.customerId', '=', userId)
    .select(['c.status', 'c.brand', 'c.lastFour', 'c.expiryMonth', 'c.expiryYear'])
    .select(['c.consent', 'c.consentedAt', 'c.storedAt', 'c.removedAt'])
    .orderBy('c.consentedAt')
    .orderBy('c.id'),
);

const payoutsQuery = query({ Payout, Supplier }, (from, { userId }: Owner) =>
  from
    .selectFrom('Payout as p')
    .innerJoin('Supplier as s', 's.id', 'p.supplierId')
    .where('s.userId', '=', userId)
    .where('p.status', '<>', PayoutStatus.WITHDRAWN)
    .select([
      'p.amountCents',
      'p.status',
      'p.method',
      'p.reference',
      'p.createdAt',
      'p.expectedOn',
      'p.paidAt',
    ])
    .orderBy('p.createdAt')
    .orderBy('p.id'),
);

const adjustmentsQuery = query({ LedgerEntry, Supplier }, (from, { userId }: Owner) =>
  from
    .selectFrom('LedgerEntry as e')
    .innerJoin('Supplier as s', 's.id', 'e.supplierId')
    .where('s.userId', '=', userId)
    .where('e.kind', '=', LedgerKind.ADJUSTMENT)
    .select(({ neg, ref }) => [neg(ref('e.kitchenCents')).as('amountCents'), 'e.words as reason', 'e.at'])
    .orderBy('e.at')
    .orderBy('e.id'),
);

/**
 * Payments, bills, credit, saved cards and payouts of the viewer, as a customer and as a kitchen, for the data export. Card numbers
 * are never stored.
 */
export const ownMoney = async (ctx: Ctx) => {
  const { userId } = ctx.viewer;
  const [payments, refunds, tiffinBills, tiffinCredits, savedCards, payouts, adjustments] = await Promise.all(
    [
      paymentsQuery.all(ctx.sql, { userId }),
      refundsQuery.all(ctx.sql, { userId }),
      billsQuery.all(ctx.sql, { userId }),
      creditsQuery.all(ctx.sql, { userId }),
      savedCardsQuery.all(ctx.sql, { userId }),
      payoutsQuery.all(ctx.sql, { userId }),
      adjustmentsQuery.all(ctx.sql, { userId }),
    ],
  );
  return { payments, refunds, tiffinBills, tiffinCredits, savedCards, payouts, adjustments };
};
