import { sql } from 'kysely';
import { leastChargeCents } from '../../../../schema/constants.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { spendableCents } from '../../payments/credit/spendable-cents.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';

const [owedForBill, owedInAll] = ['owed.forBill', 'owed.inAll'].map(column => sql.ref<number>(column));

/**
 * Open bills about which `settleBill` has to decide: those that are due for the first time, overdue ones of which too
 * little is owed by now, and those of ended plans that ask for more than is owed. It reads what is owed itself, so that
 * bills which stay unpaid for long are not decided about each time.
 */
export const billsToSettleQuery = query(
  { TiffinBill, TiffinCredit, TiffinPlan, TiffinPlanDay, Order, Supplier, City },
  (from, { now }: Given<{ now: Date }>) =>
    from
      .selectFrom('TiffinBill as bill')
      .innerJoin('Supplier as s', 's.id', 'bill.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .leftJoin('TiffinCredit as credit', join =>
        join
          .onRef('credit.customerId', '=', 'bill.customerId')
          .onRef('credit.supplierId', '=', 'bill.supplierId'),
      )
      .crossJoinLateral(some =>
        some
          .selectFrom('TiffinPlan as plan')
          .innerJoin('TiffinPlanDay as day', 'day.planId', 'plan.id')
          .innerJoin('Order as o', 'o.id', 'day.orderId')
          .whereRef('plan.customerId', '=', 'bill.customerId')
          .whereRef('plan.supplierId', '=', 'bill.supplierId')
          .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
          .where('o.status', '<>', OrderStatus.CANCELED)
          .select(({ ref }) => {
            const unpaid = sql`sum(${ref('o.totalCents')})`;
            const spendable = sql`coalesce(${spendableCents('credit')}, 0)`;
            const ofItsWeek = sql`${ref('o.serviceDate')} <= ${ref('bill.weekStartsOn')} + 6`;
            return [
              sql<number>`coalesce(${unpaid}, 0) - ${spendable}`.as('inAll'),
              sql<number>`coalesce(${unpaid} filter (where ${ofItsWeek}), 0) - ${spendable}`.as('forBill'),
            ];
          })
          .as('owed'),
      )
      .where('bill.status', '=', TiffinBillStatus.OPEN)
      .where(row =>
        row.or([
          row.and([
            row('bill.dueAt', '<=', now),
            row.or([row('bill.overdueAt', 'is', null), row(owedForBill!, '<', sql.lit(leastChargeCents))]),
          ]),
          row.and([
            row(owedInAll!, '<', row.ref('bill.amountCents')),
            row.not(
              row.exists(
                row
                  .selectFrom('TiffinPlan as plan')
                  .whereRef('plan.customerId', '=', 'bill.customerId')
                  .whereRef('plan.supplierId', '=', 'bill.supplierId')
                  .where(plan => runsOn(localDay(now, plan.ref('city.timeZone'))))
                  .select('plan.id'),
              ),
            ),
          ]),
        ]),
      )
      .select('bill.id')
      .orderBy('bill.dueAt'),
);
