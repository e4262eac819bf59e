import { sql } from 'kysely';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { ProviderFailure, ProviderTask } from '../provider-tasks/provider-failure.ts';
import { BillCharge, BillChargeOutcome } from './bill-charge.ts';
import { nextAttemptAt } from './charge-times.ts';
import { SavedCard, SavedCardStatus } from './saved-card.ts';

const billsQueryOf = (isOfSome: boolean) =>
  query(
    { TiffinBill, User, SavedCard, BillCharge, ProviderFailure },
    (from, { ids }: Given<{ ids: readonly string[] }>) =>
      from
        .selectFrom('TiffinBill as b')
        // Nothing is charged to those whose account was disabled.
        .leftJoin('User as u', join => join.onRef('u.id', '=', 'b.customerId').on('u.disabledAt', 'is', null))
        .leftJoin('SavedCard as c', join =>
          join.onRef('c.customerId', '=', 'u.id').on('c.status', '=', SavedCardStatus.STORED),
        )
        .leftJoin('BillCharge as a', 'a.billId', 'b.id')
        .leftJoin('ProviderFailure as f', join =>
          join.on('f.task', '=', ProviderTask.CHARGE_BILL).onRef('f.subjectId', '=', 'a.id'),
        )
        .where('b.status', '=', TiffinBillStatus.OPEN)
        .$if(isOfSome, found => found.where(b => b('b.id', '=', b.fn.any(ids))))
        // Of all bills, those that nothing can be charged to are many.
        .$if(!isOfSome, found => found.where('c.id', 'is not', null))
        .groupBy(['b.id', 'c.id'])
        .select([
          'b.id',
          'b.customerId',
          'b.createdAt',
          'c.id as cardId',
          'c.brand',
          'c.lastFour',
          'c.storedAt',
        ])
        .select(({ ref, fn }) => [
          sql<number>`count(${ref('a.id')})::int`.as('attempts'),
          fn.min<Date | null>('a.startedAt').as('firstAttemptAt'),
          sql<boolean>`count(*) filter (where ${ref('a.id')} is not null and ${ref('a.outcome')} is null) > 0`.as(
            'isUnderWay',
          ),
          sql<boolean>`count(*) filter (where ${ref('a.outcome')} is null and ${ref('f.id')} is not null
          and ${ref('f.nextTryAt')} is null) > 0`.as('isPaused'),
          sql<string | null>`(array_agg(${ref('a.cardId')} order by ${ref('a.attempt')} desc))[1]`.as(
            'lastCardId',
          ),
          sql<BillChargeOutcome | null>`(array_agg(${ref('a.outcome')} order by ${ref('a.attempt')} desc))[1]`.as(
            'lastOutcome',
          ),
        ]),
  );

export const chargesOfBillsQuery = billsQueryOf(true);
export const chargeableBillsQuery = billsQueryOf(false);

export type ChargedBill = RowOf<typeof chargesOfBillsQuery>;

const endsAttempts: ReadonlySet<BillChargeOutcome | null> = new Set([
  BillChargeOutcome.NEEDS_AUTHENTICATION,
  BillChargeOutcome.GIVEN_UP,
]);

/** When an open bill is charged next: when it was last due while that is under way, null if it is not charged, or waits for an administrator. */
export const nextChargeOf = (bill: ChargedBill): Date | null => {
  if (!bill.cardId || bill.isPaused || endsAttempts.has(bill.lastOutcome)) return null;
  const attempts = bill.isUnderWay ? bill.attempts - 1 : bill.attempts;
  return nextAttemptAt({
    billMadeAt: new Date(bill.createdAt),
    cardStoredAt: new Date(bill.storedAt!),
    attempts,
    firstAttemptAt: bill.firstAttemptAt && new Date(bill.firstAttemptAt),
  });
};
