import { closureLimit } from '../../../schema/constants.ts';
import { type ClosureFacts, closureFacts } from '../../../schema/rules/week.ts';
import { suppliers } from '../../core/access/rules.ts';
import { checked } from '../../core/operation/checked.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier, newIdentifier } from '../../core/values/identifier.ts';
import { Closure, closureColumns } from '../mealtimes/closure.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import { Order } from '../orders/order.ts';
import { openStatuses } from '../orders/order-status.ts';
import { decideOrdersOfClosedDays } from '../orders/reopening/decide-orders-of-closed-days.ts';
import { OpenOrdersDecision } from '../orders/reopening/open-orders-decision.ts';
import { releaseHeldOfClosedDays } from '../payments/paying/release-held-of-closed-days.ts';
import type { ClosureInput } from './cooking-inputs.ts';
import { ClosureNotFound, ClosuresOverlap, OrdersOnClosedDays, TooManyClosures } from './cooking-problems.ts';
import { daysOfClosure } from './days-of-closure.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';
import { noteClosedDays } from './note-closed-days.ts';

const closuresAhead = query(
  { Closure },
  (from, { supplierId, today }: Given<{ supplierId: string; today: string }>) =>
    from
      .selectFrom('Closure as c')
      .where('c.supplierId', '=', supplierId)
      .where('c.lastDay', '>=', today)
      .select(closureColumns)
      .orderBy('c.firstDay'),
);

const storeClosure = query({ Closure }, (on, closure: Given<Closure>) =>
  on
    .insertInto('Closure')
    .values({
      id: closure.id,
      supplierId: closure.supplierId,
      firstDay: closure.firstDay,
      lastDay: closure.lastDay,
      reason: closure.reason,
      createdAt: closure.createdAt,
    })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        firstDay: ref('excluded.firstDay'),
        lastDay: ref('excluded.lastDay'),
        reason: ref('excluded.reason'),
      })),
    ),
);

/**
 * Adds or changes a closure. The days take no new orders; the kitchen must decide whether it cooks or cancels the open
 * ones.
 */
export const saveClosure = operation(
  suppliers,
  async (work: Work, { id, version, openOrders, ...input }: ClosureInput): Promise<OwnKitchen | Problem> => {
    const facts = checked(closureFacts, input);
    if (facts instanceof InvalidInput) return facts;
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    if (facts.lastDay < kitchen.today)
      return new InvalidInput(/*i18n*/ 'Please choose today or later', 'lastDay');

    const planned = await closuresAhead.all(work.sql, { supplierId: kitchen.id, today: kitchen.today });
    const isKnown = id && isIdentifier(id) && planned.some(closure => closure.id === id.toLowerCase());
    if (id && !isKnown) return new ClosureNotFound();
    const others = planned.filter(closure => closure.id !== id?.toLowerCase());
    if (others.length >= closureLimit) return new TooManyClosures(closureLimit);
    const inTheWay = others.find(other => other.firstDay <= facts.lastDay && other.lastDay >= facts.firstDay);
    if (inTheWay) return new ClosuresOverlap(inTheWay);

    await storeClosure.all(work.sql, {
      ...facts,
      id: id ?? newIdentifier(work.now),
      supplierId: kitchen.id,
      createdAt: work.now,
    });
    await noteWeekChange(work, kitchen);
    const before = planned.find(closure => closure.id === id?.toLowerCase());
    const change = {
      before: before ? daysOfClosure(before, kitchen.today) : [],
      after: daysOfClosure(facts, kitchen.today),
    };
    const closed = change.after.filter(day => !change.before.includes(day));
    const refusal = await decideOpenOrders(work, kitchen, { ...facts, days: closed }, openOrders);
    if (refusal) return refusal;
    noteClosedDays(work, kitchen, { ...change, reason: facts.reason });
    return kitchen;
  },
);

const openOrdersOfDays = query(
  { Order },
  (from, { supplierId, days }: Given<{ supplierId: string; days: readonly string[] }>) =>
    from
      .selectFrom('Order')
      .where('supplierId', '=', supplierId)
      .where(order => order('serviceDate', '=', order.fn.any(days)))
      .where('status', 'in', openStatuses)
      .select('orderNumber')
      .orderBy('serviceDate')
      .orderBy('servedFrom')
      .orderBy('orderNumber'),
);

/**
 * The days are already locked here, so no order can be placed in between; nor can a held one become an order, because
 * it is released first. A refusal brings it back with everything else.
 */
const decideOpenOrders = async (
  work: Work,
  { id }: OwnKitchen,
  { reason, days }: Pick<ClosureFacts, 'reason'> & { days: readonly string[] },
  openOrders: OpenOrdersDecision | null | undefined,
): Promise<OrdersOnClosedDays | undefined> => {
  await releaseHeldOfClosedDays(work, { supplierId: id, days });
  const orders = await openOrdersOfDays.all(work.sql, { supplierId: id, days });
  if (orders.length > 0 && !openOrders) {
    return new OrdersOnClosedDays(orders.map(({ orderNumber }) => orderNumber));
  }
  await decideOrdersOfClosedDays(work, {
    supplierId: id,
    days,
    reason,
    openOrders: openOrders ?? OpenOrdersDecision.KEEP,
  });
  return undefined;
};
