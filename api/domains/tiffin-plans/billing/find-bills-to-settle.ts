import { type ExpressionBuilder, sql } from 'kysely';
import { leastChargeCents } from '../../../../schema/constants.ts';
import { type Given, query, type Tables } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { spendableCents } from '../../payments/credit/spendable-cents.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { BillCharge, BillChargeOutcome } from '../../payments/saved-cards/bill-charge.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';

const read = { TiffinBill, BillCharge, TiffinCredit, TiffinPlan, TiffinPlanDay, Order, Supplier, City };
type Bills = Tables<typeof read>;
type OfBill = ExpressionBuilder<Bills & { bill: Bills['TiffinBill'] }, 'bill'>;

const owedForBill = sql.ref<number>('owed.forBill');
const owedInAll = sql.ref<number>('owed.inAll');

/** Whether a plan of the customer at the kitchen runs. */
const isRunning = (bill: OfBill, now: Given<{ now: Date }>['now']) =>
  bill.exists(
    bill
      .selectFrom('TiffinPlan as plan')
      .whereRef('plan.customerId', '=', 'bill.customerId')
      .whereRef('plan.supplierId', '=', 'bill.supplierId')
      .where(runsOn(localDay(now, sql.ref<string>('city.timeZone'))))
      .select('plan.id'),
  );

/** Whether a card was tried, or is at this moment. */
const wasTried = (bill: OfBill) =>
  bill.exists(
    bill
      .selectFrom('BillCharge as charge')
      .whereRef('charge.billId', '=', 'bill.id')
      .where('charge.outcome', 'is distinct from', BillChargeOutcome.NOT_CHARGED)
      .select('charge.id'),
  );

/**
 * Open bills past their due time about which `settleBill` has to decide: those that are due for the first time, and
 * overdue ones of which too little is owed by now, or, of ended plans whose bill no card was tried for, less than billed.
 * It reads what is owed itself, so that bills which stay unpaid for long are not decided about each time.
 */
export const billsToSettleQuery = query(read, (from, { now }: Given<{ now: Date }>) =>
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
    .where('bill.dueAt', '<=', now)
    .where(bill =>
      bill.or([
        bill('bill.overdueAt', 'is', null),
        bill(owedInAll, '<', sql.lit(leastChargeCents)),
        bill.and([bill(owedForBill, '<', sql.lit(leastChargeCents)), isRunning(bill, now)]),
        bill.and([
          bill(owedInAll, '<', bill.ref('bill.amountCents')),
          bill.not(isRunning(bill, now)),
          bill.not(wasTried(bill)),
        ]),
      ]),
    )
    .select('bill.id')
    .orderBy('bill.dueAt'),
);
