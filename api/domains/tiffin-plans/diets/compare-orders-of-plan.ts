import { LockMode } from '@mikro-orm/core';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { everybody } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Household } from '../../households/household.ts';
import { dietConflictsOf } from '../../orders/diets/find-diet-conflicts.ts';
import { orderedContents } from '../../orders/diets/ordered-contents.ts';
import { Order } from '../../orders/order.ts';
import { OrderLine } from '../../orders/order-line.ts';
import { openStatuses } from '../../orders/order-status.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { notAgreed } from '../planning/agreed-conflicts.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { comparedWith } from './find-plans-to-compare.ts';
import { settleConflict } from './settle-conflict.ts';

/**
 * Compares the placed orders of a plan with what the household never eats. Each day notes the versions that it was
 * compared with. They are read first, so that what changes meanwhile is compared again: a household that is saved while
 * a day is being ordered, and a dish that changes before its order is visible here.
 */
export const compareOrdersOfPlan = operation(everybody, async (work: Work, planId: string): Promise<void> => {
  const { em, now } = work;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  // Plan, orders and then their plates are locked, as where a day is skipped.
  const plan = await em.findOne(TiffinPlan, { id: planId, stoppedAt: null }, { lockMode });
  const household = plan && (await em.findOne(Household, { userId: plan.customerId }));
  if (!household) return;
  const { menuVersion } = await em.findOneOrFail(Supplier, { id: plan.supplierId });
  const since = daysAfter(now.toISOString().slice(0, 10), -1);
  const days = await em.find(
    TiffinPlanDay,
    { planId, status: TiffinDayStatus.ORDERED, serviceDate: { $gte: since } },
    { orderBy: { serviceDate: 'asc' } },
  );
  const orders = await em.find(
    Order,
    {
      id: days.flatMap(({ orderId }) => orderId ?? []),
      status: { $in: [...openStatuses] },
      servedUntil: { $gt: now },
    },
    { lockMode, orderBy: { id: 'asc' } },
  );
  const lines = await em.find(
    OrderLine,
    { orderId: orders.map(({ id }) => id) },
    { orderBy: { orderId: 'asc', position: 'asc' } },
  );
  for (const day of days) {
    const order = orders.find(({ id }) => id === day.orderId);
    if (!order) continue;
    day.comparedWith = comparedWith({
      orderId: order.id,
      householdVersion: household.version,
      menuVersion,
    });
    const ordered = lines.filter(({ orderId }) => orderId === order.id).map(orderedContents);
    const open = notAgreed(plan.agreedConflicts, dietConflictsOf(household.people, ordered));
    await settleConflict(work, { plan, household, day, order, open });
  }
});
