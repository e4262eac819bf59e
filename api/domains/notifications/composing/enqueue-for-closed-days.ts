import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { KitchenDaysClosed, KitchenDaysReopened } from '../../suppliers/kitchen-events.ts';
import { plannedDaysOfCustomers } from '../../tiffin-plans/closed-days/planned-meals.ts';
import { TiffinPlan } from '../../tiffin-plans/tiffin-plan.ts';
import { TiffinDaysClosed, TiffinDaysReopened } from '../../tiffin-plans/tiffin-plan-events.ts';
import { OutboxEntry } from '../delivery/outbox-entry.ts';

/** Longer than a cook takes to undo that a closure was removed: days that close again by then are no news. */
const undoMilliseconds = 60_000;

/** Removes the notices of reopened days that are not due yet. */
const takePending = query(
  { OutboxEntry, TiffinPlan },
  (on, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    on
      .deleteFrom('OutboxEntry')
      .where('kind', '=', 'TIFFIN_DAYS_REOPENED')
      .where('dueAt', '>', now)
      .where('subjectId', 'in', plans =>
        plans.selectFrom('TiffinPlan').where('supplierId', '=', supplierId).select('id'),
      )
      .returning(['subjectId', 'detail', 'dueAt']),
);

/** Puts off notices of reopened days that stay open, and returns the days by plan that close before they were news. */
const withdrawReopened = async (
  { em, sql, now }: Work,
  { supplierId, days }: KitchenDaysClosed,
): Promise<Map<string, string[]>> => {
  const withdrawn = new Map<string, string[]>();
  for (const { subjectId, detail, dueAt } of await takePending.all(sql, { supplierId, now })) {
    const reopened = (detail ?? '').split(',');
    const open = reopened.filter(day => !days.includes(day)).join(',');
    const closed = reopened.filter(day => days.includes(day));
    withdrawn.set(subjectId, [...(withdrawn.get(subjectId) ?? []), ...closed]);
    if (!open) continue;
    const id = newIdentifier(now);
    em.create(OutboxEntry, {
      id,
      kind: 'TIFFIN_DAYS_REOPENED',
      subjectId,
      detail: open,
      happenedAt: now,
      dueAt,
    });
  }
  return withdrawn;
};

/** All plans that have the days, of which a customer may have several. */
const plansOf = (customers: readonly { planIds: readonly string[] }[], supplierId: string) =>
  customers.flatMap(({ planIds }) => planIds.map(id => ({ id, supplierId })));

/**
 * Customers are notified once, with all of their days, when a kitchen closes on days of their plans. Screens of each of
 * these plans are updated immediately, also where the days are no news.
 */
export const enqueueForClosedDays = async (work: Work, event: KitchenDaysClosed): Promise<void> => {
  const { em, sql, now } = work;
  const known = await withdrawReopened(work, event);
  const customers = await plannedDaysOfCustomers.all(sql, { ...event, now });
  for (const { planId: subjectId, days } of customers) {
    const news = days.filter(day => !known.get(subjectId)?.includes(day));
    if (news.length === 0) continue;
    const detail = [news.join(','), event.reason].filter(Boolean).join(' ');
    const id = newIdentifier(now);
    em.create(OutboxEntry, { id, kind: 'TIFFIN_DAYS_CLOSED', subjectId, detail, happenedAt: now });
  }
  work.record(new TiffinDaysClosed(plansOf(customers, event.supplierId)));
};

/**
 * The same when it cooks on them after all, so that no meal and no bill comes unawares: screens are updated immediately,
 * customers notified once it can no longer be undone.
 */
export const enqueueForReopenedDays = async (work: Work, event: KitchenDaysReopened): Promise<void> => {
  const { em, sql, now } = work;
  const dueAt = new Date(now.getTime() + undoMilliseconds);
  const customers = await plannedDaysOfCustomers.all(sql, { ...event, now });
  for (const { planId: subjectId, days } of customers) {
    const entry = { id: newIdentifier(now), kind: 'TIFFIN_DAYS_REOPENED' as const, subjectId };
    em.create(OutboxEntry, { ...entry, detail: days.join(','), happenedAt: now, dueAt });
  }
  work.record(new TiffinDaysReopened(plansOf(customers, event.supplierId)));
};
