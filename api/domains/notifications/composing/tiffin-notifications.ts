import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { daysWords, dayWords } from '../../../core/values/moment-words.ts';
import { dollars } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinPlan } from '../../tiffin-plans/tiffin-plan.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { isAboutBill } from './bill-notifications.ts';
import { isAboutCredit } from './credit-notifications.ts';
import { readDayDetail } from './day-detail.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { isAboutWait } from './wait-notifications.ts';

const plansQuery = query({ TiffinPlan, Supplier, User }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('TiffinPlan as plan')
    .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
    .innerJoin('User as customer', join =>
      join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
    )
    .where(plan => plan('plan.id', '=', plan.fn.any(ids)))
    .select(['plan.id', 'plan.customerId', 'plan.mealtime', 'plan.consent', 's.kitchenName']),
);

type PlanFacts = RowOf<typeof plansQuery>;

const isAboutPlan = (row: OutboxRow) =>
  row.kind.startsWith('TIFFIN_') && !isAboutBill(row) && !isAboutCredit(row) && !isAboutWait(row);

/** Loads the plans that these rows are about. */
export const planFactsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<Map<string, PlanFacts>> => {
  const ids = rows.filter(isAboutPlan).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  const plans = await plansQuery.all(sql, { ids });
  return new Map(plans.map(plan => [plan.id, plan]));
};

const wordsFor = ({ kind, detail }: OutboxRow, { kitchenName, mealtime, consent }: PlanFacts) => {
  const meal = mealtime.toLowerCase();
  const [first = '', ...others] = (detail ?? '').split(' ');
  switch (kind) {
    case 'TIFFIN_PLAN_STARTED':
      return {
        type: NotificationType.TIFFIN_PLAN_STARTED,
        title: 'Your tiffin plan has started',
        message: `${kitchenName} is planned for your ${meal}. You agreed to this: "${detail ?? consent}"`,
      };
    case 'TIFFIN_CONSENT_GIVEN':
      return {
        type: NotificationType.TIFFIN_CONSENT_GIVEN,
        title: `What you agreed to for your ${meal} plan`,
        message: `Your ${meal} from ${kitchenName}: you agreed to this: "${detail}"`,
      };
    case 'TIFFIN_DAY_REFUSED': {
      const { serviceDates, reason } = readDayDetail(detail!);
      return {
        type: NotificationType.TIFFIN_DAY_REFUSED,
        title: `No ${meal} from your plan on ${dayWords(serviceDates[0]!)} yet`,
        message: `${kitchenName}: ${reason}`,
      };
    }
    case 'TIFFIN_ORDER_BREAKS_DIET':
      return {
        type: NotificationType.TIFFIN_ORDER_BREAKS_DIET,
        title: `Please check your ${meal} on ${dayWords(first)}`,
        message: `${kitchenName}: ${others.join(' ')}`,
      };
    case 'TIFFIN_DAY_MISSED': {
      const { serviceDates, reason } = readDayDetail(detail!);
      return {
        type: NotificationType.TIFFIN_DAY_MISSED,
        title: `No ${meal} from your plan on ${dayWords(serviceDates[0]!)}`,
        message: `${kitchenName}: ${reason} You pay nothing for this day.`,
      };
    }
    case 'TIFFIN_DAYS_CLOSED':
      return {
        type: NotificationType.TIFFIN_DAYS_CLOSED,
        ...closedWords(kitchenName, first.split(','), others.join(' ')),
      };
    case 'TIFFIN_DAYS_REOPENED':
      return {
        type: NotificationType.TIFFIN_DAYS_REOPENED,
        ...reopenedWords(kitchenName, first.split(',')),
      };
    case 'TIFFIN_PRICE_RAISED':
      return {
        type: NotificationType.TIFFIN_PRICE_RAISED,
        title: `A new price for your ${meal} plan`,
        message: raisedWords(kitchenName, meal, (detail ?? '').split(' ')),
      };
    case 'TIFFIN_PLAN_INTERRUPTED':
      return {
        type: NotificationType.TIFFIN_PLAN_INTERRUPTED,
        title: `Your ${meal} plan is on hold`,
        message: `${kitchenName} can't take orders for now, so the next meals of your plan are not ordered. Your plan continues when the kitchen is back. You can stop it at any time.`,
      };
    case 'TIFFIN_PLAN_ENDED':
      return {
        type: NotificationType.TIFFIN_PLAN_ENDED,
        title: `Your ${meal} plan has ended`,
        message: `${kitchenName} has closed, so your plan has stopped. You pay nothing more for it.`,
      };
    default:
      return undefined;
  }
};

/** A pause has no reason. */
const closedWords = (kitchenName: string, days: readonly string[], reason: string) => ({
  title: `No meal from your plan on ${daysWords(days)}`,
  message:
    `${kitchenName} ${reason ? `is closed then: ${reason}` : 'is taking a break then'}. You pay nothing for ` +
    `${days.length === 1 ? 'this day' : 'these days'}, and your plan continues after that.`,
});

const reopenedWords = (kitchenName: string, days: readonly string[]) => ({
  title: `Your plan has a meal on ${daysWords(days)} after all`,
  message: `${kitchenName} cooks on ${days.length === 1 ? 'this day' : 'these days'} after all. What your plan has will be ordered; you can skip a day under Tiffin plans.`,
});

/** Entries of before rises had notice name no manner, and ask. */
const raisedWords = (kitchenName: string, meal: string, [agreed, raisedTo, from, manner]: string[]) =>
  `From ${dayWords(from!)} on, your ${meal} from ${kitchenName} costs ${dollars(Number(raisedTo))} instead of ` +
  `${dollars(Number(agreed))}. ` +
  (manner === 'TELL'
    ? 'Your plan continues at that price. You can stop it at any time under Tiffin plans.'
    : 'We ask you before the first meal at that price. Until you agree under Tiffin plans, it is not ordered.');

/**
 * Composes what a customer reads of their tiffin plan: what they agreed to, days without a meal, new prices, and what
 * became of their kitchen.
 */
export const composeTiffinNotifications = (row: OutboxRow, plan: PlanFacts): NotificationDraft[] => {
  const words = wordsFor(row, plan);
  if (!words) return [];
  const { id, happenedAt } = row;
  return [
    { ...words, priority: priorityOf[words.type], userId: plan.customerId, id, orderId: null, happenedAt },
  ];
};
