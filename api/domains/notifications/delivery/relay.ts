import { type Sql, transactionSql } from '../../../core/database/sql.ts';
import type { EventBus, Signal } from '../../../core/interfaces/event-bus.ts';
import { retryingConflicts } from '../../../core/operation/conflicts.ts';
import type { Services } from '../../../core/operation/ctx.ts';
import { topics } from '../../../core/topics.ts';
import { accountFactsOf, composeAccountNotifications } from '../composing/account-notifications.ts';
import {
  applicationFactsOf,
  composeApplicationNotifications,
} from '../composing/application-notifications.ts';
import { billFactsOf, composeBillNotifications } from '../composing/bill-notifications.ts';
import { claimReviewersOf, composeClaimNotifications } from '../composing/claim-notifications.ts';
import { composeCreditNotifications, creditFactsOf } from '../composing/credit-notifications.ts';
import { composeKitchenNotifications, kitchenFactsOf } from '../composing/kitchen-notifications.ts';
import { moneyFactsOf } from '../composing/money-facts.ts';
import { composeMoneyNotifications } from '../composing/money-notifications.ts';
import type { NotificationDraft } from '../composing/notification-draft.ts';
import { orderFactsOf } from '../composing/order-facts.ts';
import { composeOrderNotifications } from '../composing/order-notifications.ts';
import { refundFactsOf } from '../composing/refund-facts.ts';
import { composeTiffinNotifications, planFactsOf } from '../composing/tiffin-notifications.ts';
import { composeWaitNotifications, waitFactsOf } from '../composing/wait-notifications.ts';
import { withdrawSteps } from '../composing/withdraw-steps.ts';
import { lockCustomers } from './lock-customers.ts';
import { anyDueQuery, type OutboxRow, takeDue, takeTurn } from './outbox.ts';
import { kindsForPrograms } from './outbox-entry.ts';
import { planSignalsOf } from './plan-signals.ts';
import { storeNotifications } from './store-notifications.ts';

/** How many outbox rows one transaction takes. */
export const batchSize = 200;

/**
 * Turns outbox rows into notifications, and passes them on to `onRelayed`, in one transaction: a row is deleted if and
 * only if all that comes of it is stored. Several processes can run this; they take turns.
 */
export const relayBatch = async (
  { entityManager, clock, sql: outside }: Pick<Services, 'entityManager' | 'clock' | 'sql'>,
  bus: EventBus,
  onNotificationsCreated: (sql: Sql, drafts: readonly NotificationDraft[]) => Promise<void>,
  onRelayed: (sql: Sql, rows: readonly OutboxRow[]) => Promise<void>,
): Promise<number> => {
  // Every process polls every second, mostly in vain: one prepared statement instead of a transaction.
  const waiting = await anyDueQuery.first(outside, { now: clock() });
  if (!waiting) return 0;
  // It refers to rows of people and kitchens in the order of the entries, and so may meet who locks them in another.
  const { rows, signals } = await retryingConflicts(() =>
    entityManager().transactional(async em => {
      const sql = transactionSql(em);
      await takeTurn.all(sql, {});
      const taken = await takeDue.all(sql, { now: clock(), limit: batchSize });
      if (taken.length === 0) return { rows: 0, signals: [] };
      // A deletion returns what it removed in no certain order.
      const rows = taken.toSorted((one, other) => Number(BigInt(one.position) - BigInt(other.position)));
      const { drafts, signals } = await compose(sql, rows.filter(isForPeople));
      await storeNotifications(sql, drafts, clock());
      const corrected = await withdrawSteps(sql, rows, clock());
      for (const { userId, id } of corrected) signals.push({ topic: topics.notifications(userId), id });
      signals.push(...(await planSignalsOf(sql, [...new Set(rows.map(row => row.subjectId))])));
      await onNotificationsCreated(sql, drafts);
      await onRelayed(sql, rows);
      if (bus.joinsTransactions) await bus.publish(signals, sql);
      return { rows: rows.length, signals };
    }),
  );
  if (!bus.joinsTransactions) await bus.publish(signals);
  return rows;
};

const compose = async (
  sql: Sql,
  rows: OutboxRow[],
): Promise<{ drafts: NotificationDraft[]; signals: Signal[] }> => {
  const drafts: NotificationDraft[] = [];
  const signals: Signal[] = [];
  const ids = [...new Set(rows.map(row => row.subjectId))];
  await lockCustomers.all(sql, { ids });
  const orders = await orderFactsOf(sql, ids);
  const refunds = await refundFactsOf(sql, aboutRefunds(rows));
  const others = ids.filter(id => !orders.has(id));
  const applications = await applicationFactsOf(sql, others);
  const kitchens = await kitchenFactsOf(sql, others);
  const money = await moneyFactsOf(sql, rows);
  const reviewers = await claimReviewersOf(sql, rows);
  const people = await accountFactsOf(sql, rows);
  const plans = await planFactsOf(sql, rows);
  const waits = await waitFactsOf(sql, rows);
  const bills = await billFactsOf(sql, rows);
  const credits = await creditFactsOf(sql, rows);
  for (const row of rows) {
    drafts.push(...composeMoneyNotifications(row, money), ...composeClaimNotifications(row, reviewers));
    const order = orders.get(row.subjectId);
    const application = applications.get(row.subjectId);
    const kitchen = kitchens.get(row.subjectId);
    const person = people.get(row.subjectId);
    const plan = plans.get(row.subjectId);
    const wait = waits.get(row.id);
    const bill = bills.get(row.subjectId);
    const credit = credits.get(row.subjectId);
    if (plan) drafts.push(...composeTiffinNotifications(row, plan));
    if (wait) drafts.push(...composeWaitNotifications(row, wait));
    if (bill) drafts.push(...composeBillNotifications(row, bill));
    if (credit) drafts.push(...composeCreditNotifications(row, credit));
    if (person) drafts.push(...composeAccountNotifications(row, person));
    if (order) {
      drafts.push(...composeOrderNotifications(row, order, refunds.get(order.id)));
      signals.push(
        { topic: topics.order(order.id), id: order.id },
        { topic: topics.kitchenOrders(order.supplierId), id: order.id },
        { topic: topics.supplier(order.supplierId), id: order.supplierId },
      );
    }
    if (application) {
      drafts.push(...composeApplicationNotifications(row, application));
      signals.push({ topic: topics.applications, id: application.id });
    }
    if (kitchen) {
      drafts.push(...composeKitchenNotifications(row, kitchen));
      signals.push({ topic: topics.supplier(kitchen.id), id: kitchen.id });
    }
  }
  for (const { userId, id } of drafts) signals.push({ topic: topics.notifications(userId), id });
  return { drafts, signals: distinct(signals) };
};

const forPrograms: ReadonlySet<string> = new Set(kindsForPrograms);

/** What only programs learn of was announced by itself. */
const isForPeople = ({ kind }: OutboxRow): boolean => !forPrograms.has(kind);

/** Ids of the orders whose notifications mention refunds. */
const aboutRefunds = (rows: readonly OutboxRow[]): string[] =>
  rows
    .filter(({ kind }) => kind === 'ORDER_CANCELED' || kind === 'REFUND_MADE')
    .map(({ subjectId }) => subjectId);

const distinct = (signals: Signal[]): Signal[] => [
  ...new Map(signals.map(signal => [`${signal.topic} ${signal.id}`, signal])).values(),
];
