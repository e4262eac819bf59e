import type { Kysely } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import type { Cents } from '../../../core/values/money.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';
import type { Parties } from './bill-lines.ts';

const read = { TiffinPlan, TiffinPlanDay, Order };

/** Unpaid orders of a customer's plans, whatever became of the plans. */
const unpaidOrders = (from: Kysely<Tables<typeof read>>, { customerId }: Given<{ customerId: string }>) =>
  from
    .selectFrom('TiffinPlanDay as day')
    .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
    .innerJoin('Order as o', 'o.id', 'day.orderId')
    .where('plan.customerId', '=', customerId)
    .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
    .where('o.status', '<>', OrderStatus.CANCELED)
    .select('o.totalCents');

const ofKitchenQuery = query(read, (from, given: Given<Parties & { until: string }>) =>
  unpaidOrders(from, given)
    .where('plan.supplierId', '=', given.supplierId)
    .where('o.serviceDate', '<=', given.until),
);

const everywhereQuery = query(read, unpaidOrders);

const sumOf = (orders: readonly { totalCents: Cents }[]): Cents =>
  orders.reduce((sum, { totalCents }) => sum + totalCents, 0);

/** No meal is after it. */
const everAfter = '9999-12-31';

/** What meals of the plans at a kitchen are unpaid until a day. */
export const unpaidCents = async ({ em, sql }: Work, parties: Parties, until = everAfter): Promise<Cents> => {
  await em.flush();
  return sumOf(await ofKitchenQuery.all(sql, { ...parties, until }));
};

/** What meals of all plans of a customer are unpaid. */
export const unpaidCentsOf = async (sql: Sql, customerId: string): Promise<Cents> =>
  sumOf(await everywhereQuery.all(sql, { customerId }));
