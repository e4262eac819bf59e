import { daysAfter } from '../../../../schema/rules/days.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { momentWords, monthDay } from '../../../core/values/moment-words.ts';
import { dollars } from '../../../core/values/money.ts';
import { City } from '../../cities/city.ts';
import { User } from '../../identity/user.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { SavedCard, SavedCardStatus } from '../../payments/saved-cards/saved-card.ts';
import { sentence } from '../../sentences/sentence.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';

const billsQuery = query(
  { TiffinBill, Supplier, City, User, SavedCard },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('TiffinBill as bill')
      .innerJoin('Supplier as s', 's.id', 'bill.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .leftJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'bill.customerId').on('customer.disabledAt', 'is', null),
      )
      .leftJoin('SavedCard as card', join =>
        join.onRef('card.customerId', '=', 'bill.customerId').on('card.status', '=', SavedCardStatus.STORED),
      )
      .leftJoin('User as cook', join =>
        join.onRef('cook.id', '=', 's.userId').on('cook.disabledAt', 'is', null),
      )
      .where(bill => bill('bill.id', '=', bill.fn.any(ids)))
      .select([
        'bill.id',
        'bill.billNumber',
        'bill.amountCents',
        'bill.weekStartsOn',
        'bill.dueAt',
        'bill.createdAt',
      ])
      .select(['card.brand', 'card.lastFour', 'card.storedAt as cardStoredAt'])
      .select(['s.kitchenName', 'city.timeZone', 'customer.id as customerId', 'cook.id as cookId']),
);

type BillFacts = RowOf<typeof billsQuery>;

/** Detail of an overdue bill for which no plan waits. */
export const plansHaveStopped = 'STOPPED';

/** Which card was not charged, and when it is tried again; null if it is not. */
export const chargeDetail = (cardName: string, nextAt: Date | null): string =>
  `${cardName}|${nextAt?.toISOString() ?? ''}`;

const chargeOf = (detail: string | null) => {
  const [cardName = '', nextAt = ''] = (detail ?? '').split('|');
  const [, brand, lastFour] = /^(.+) (\d{4})$/.exec(cardName) ?? [];
  return { card: brand ? `Your ${brand} ending ${lastFour}` : 'Your card', nextAt };
};

const byCard = 'CARD';

/** The bill that a new one replaces, and whether cards were accepted when it was made. */
export const madeDetail = (replaces: string | null, takesCards: boolean): string =>
  `${replaces ?? ''}|${takesCards ? byCard : ''}`;

/** How a new bill is paid: by the saved card if there was one, in person otherwise. */
const howToPay = (bill: BillFacts, takesCards: boolean, until: string): string => {
  if (!takesCards) return `Our support team will contact you to arrange payment. Please pay it${until}.`;
  const { brand, lastFour, cardStoredAt } = bill;
  if (brand && cardStoredAt && new Date(cardStoredAt) <= new Date(bill.createdAt))
    return `We charge your ${brand} ending ${lastFour}. You don't need to do anything.`;
  return `Please pay it by card under Tiffin plans${until}.`;
};

/** Whether an entry of the outbox is about a bill of tiffin plans. */
export const isAboutBill = ({ kind }: OutboxRow): boolean => kind.startsWith('TIFFIN_BILL_');

/** Loads the bills that these rows are about. */
export const billFactsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<Map<string, BillFacts>> => {
  const ids = rows.filter(isAboutBill).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  return new Map((await billsQuery.all(sql, { ids })).map(bill => [bill.id, bill]));
};

/** For example 'Nov 30 - Dec 6'. */
const weekWords = ({ weekStartsOn }: BillFacts): string =>
  `${monthDay(weekStartsOn)} - ${monthDay(daysAfter(weekStartsOn, 6))}`;

const wordsForCustomer = ({ kind, detail, happenedAt }: OutboxRow, bill: BillFacts) => {
  const { kitchenName, billNumber, timeZone } = bill;
  const amount = dollars(bill.amountCents);
  switch (kind) {
    case 'TIFFIN_BILL_MADE': {
      const [replaces, way] = (detail ?? '').split('|');
      const [dueAt, madeAt] = [new Date(bill.dueAt), new Date(happenedAt)];
      // A bill that replaces an overdue one is due already.
      const until = dueAt > madeAt ? ` by ${momentWords(dueAt, timeZone, madeAt)}` : '';
      return {
        type: NotificationType.TIFFIN_BILL_MADE,
        title: `Your tiffin bill for ${weekWords(bill)} is ${amount}`,
        message:
          `Bill ${billNumber} covers your meals from ${kitchenName}. ` +
          (replaces ? `It replaces bill ${replaces}, which you no longer need to pay. ` : '') +
          howToPay(bill, way === byCard, until),
      };
    }
    case 'TIFFIN_BILL_DECLINED': {
      const { card, nextAt } = chargeOf(detail);
      const again = nextAt
        ? `Next try: ${momentWords(new Date(nextAt), timeZone, new Date(happenedAt))}. You can also pay it now with another card.`
        : 'We do not try again. Please pay it with another card.';
      return {
        type: NotificationType.TIFFIN_BILL_DECLINED,
        title: `${card} was declined`,
        message: `Bill ${billNumber} of ${amount} from ${kitchenName} is not paid yet. ${again}`,
      };
    }
    case 'TIFFIN_BILL_AUTHENTICATION':
      return {
        type: NotificationType.TIFFIN_BILL_AUTHENTICATION,
        title: 'Your bank asks you to confirm',
        message: `${chargeOf(detail).card} was not charged for bill ${billNumber} of ${amount} from ${kitchenName}. Open it, pay and confirm with your bank.`,
      };
    case 'TIFFIN_BILL_RETURNED':
      return {
        type: NotificationType.TIFFIN_BILL_RETURNED,
        title: 'Your payment is on its way back',
        message: `Your card payment for bill ${billNumber} of ${amount} from ${kitchenName} came after the bill was settled. All of it goes back to your card.`,
      };
    case 'TIFFIN_BILL_PAID':
      return {
        type: NotificationType.TIFFIN_BILL_PAID,
        title: 'Tiffin bill paid',
        message: `We received ${amount} for bill ${billNumber} from ${kitchenName}, ${weekWords(bill)}. Thank you.`,
      };
    case 'TIFFIN_BILL_VOID':
      return {
        type: NotificationType.TIFFIN_BILL_VOID,
        title: 'Nothing to pay for your tiffin bill',
        message:
          `You no longer need to pay bill ${billNumber} of ${amount} from ${kitchenName}, ${weekWords(bill)}. If you ` +
          'have paid it already, the money becomes your credit, which you see under Tiffin plans.',
      };
    case 'TIFFIN_BILL_OVERDUE':
      if (detail === plansHaveStopped)
        return {
          type: NotificationType.TIFFIN_BILL_OVERDUE,
          title: 'Your tiffin bill is overdue',
          message:
            `Bill ${billNumber} of ${amount} from ${kitchenName} is still open. Our support team will contact you to ` +
            'arrange payment.',
        };
      return {
        type: NotificationType.TIFFIN_BILL_OVERDUE,
        title: 'Your tiffin plan waits for a payment',
        message:
          `Bill ${billNumber} of ${amount} from ${kitchenName} is still open, so your next meals aren't ordered. ` +
          'Your plan continues once it is paid.',
      };
    default:
      return undefined;
  }
};

const wordsForCook = ({ kind, detail }: OutboxRow) =>
  kind === 'TIFFIN_BILL_OVERDUE' && detail !== plansHaveStopped
    ? {
        type: NotificationType.TIFFIN_PLAN_WAITS,
        ...textsOf(
          sentence('A tiffin plan is on hold'),
          sentence(
            "A customer hasn't paid for their tiffin plan yet, so its next meals aren't ordered. They continue once the bill is paid.",
          ),
        ),
      }
    : undefined;

/**
 * Composes what customers read of the bills of their tiffin plans, and what a kitchen reads of an unpaid one: that
 * meals are not ordered, without a name or an amount.
 */
export const composeBillNotifications = (row: OutboxRow, bill: BillFacts): NotificationDraft[] => {
  const { id, happenedAt } = row;
  const draftFor = (
    userId: string | null,
    words: ReturnType<typeof wordsForCustomer | typeof wordsForCook>,
  ) =>
    userId && words
      ? [{ ...words, priority: priorityOf[words.type], userId, id, orderId: null, happenedAt }]
      : [];
  return [
    ...draftFor(bill.customerId, wordsForCustomer(row, bill)),
    ...draftFor(bill.cookId, wordsForCook(row)),
  ];
};
