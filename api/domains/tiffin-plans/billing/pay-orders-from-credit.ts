import pLimit from 'p-limit';
import type { Services } from '../../../core/operation/ctx.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { query } from '../../../core/query/query.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { payOrderFromCredit } from '../../payments/credit/pay-order-from-credit.ts';
import { spendableCents } from '../../payments/credit/spendable-cents.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';

/** Leaves most connections to requests. */
const atATime = pLimit(4);

/**
 * For each credit the unpaid order of a plan whose meal comes first, if there is enough for it: a later, cheaper one
 * waits its turn.
 */
const payableQuery = query({ TiffinCredit, TiffinPlan, TiffinPlanDay, Order }, from => {
  const first = from
    .selectFrom('TiffinCredit as credit')
    .innerJoin('TiffinPlan as plan', join =>
      join
        .onRef('plan.customerId', '=', 'credit.customerId')
        .onRef('plan.supplierId', '=', 'credit.supplierId'),
    )
    .innerJoin('TiffinPlanDay as day', 'day.planId', 'plan.id')
    .innerJoin('Order as o', 'o.id', 'day.orderId')
    .where('credit.cents', '>', 0)
    .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
    .where('o.status', '<>', OrderStatus.CANCELED)
    .distinctOn('credit.id')
    .select(['o.id', 'o.totalCents', spendableCents('credit').as('spendable')])
    .orderBy('credit.id')
    .orderBy('o.servedFrom')
    .orderBy('o.id');
  return from.selectFrom(first.as('due')).whereRef('due.totalCents', '<=', 'due.spendable').select('due.id');
});

/**
 * Pays orders of tiffin plans from credit until none is left that can be paid. Processes may do it at the same time.
 */
export const payOrdersFromCredit = async (services: Services): Promise<void> => {
  for (let isPaying = true; isPaying; ) {
    const due = await payableQuery.all(services.sql, {}, 'background');
    const paid = await Promise.all(due.map(({ id }) => atATime(() => pay(services, id))));
    // Each run pays one order of each credit; one that fails is tried again as long as others are paid.
    isPaying = paid.some(Boolean);
  }
};

const pay = async (services: Services, orderId: string): Promise<boolean> => {
  try {
    return await payOrderFromCredit(systemContext(services), orderId);
  } catch (error) {
    services.log.error({ err: error, orderId }, 'paying an order of a tiffin plan from credit failed');
    return false;
  }
};
