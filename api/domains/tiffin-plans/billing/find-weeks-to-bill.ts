import { sql } from 'kysely';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { User } from '../../identity/user.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../../payments/payment-enums.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';

const localTime = sql.ref<string>('here.localTime');

interface Asked {
  now: Date;
  afterCustomer: string;
  afterKitchen: string;
  limit: number;
}

/**
 * Customers and kitchens with a running plan or an unpaid order of one, where it is the weekend: from Saturday at nine
 * in the kitchen's time zone until Monday, so that a bill is made late rather than not at all. Without those that have
 * a bill of the coming week or an open one.
 */
export const weeksToBillQuery = query(
  { TiffinPlan, TiffinPlanDay, Order, TiffinBill, Supplier, City, User },
  (from, { now, afterCustomer, afterKitchen, limit }: Given<Asked>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
      )
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      // Every lateral query selects from a table, so this one from the city again.
      .crossJoinLateral(some =>
        some
          .selectFrom('City as here')
          .whereRef('here.id', '=', 'city.id')
          .select(({ ref }) =>
            sql<string>`${now}::timestamptz at time zone ${ref('here.timeZone')}`.as('localTime'),
          )
          .as('here'),
      )
      .crossJoinLateral(some =>
        some
          .selectFrom('City as there')
          .whereRef('there.id', '=', 'city.id')
          .select(sql<string>`${localTime}::date + 8 - extract(isodow from ${localTime})::int`.as('startsOn'))
          .as('week'),
      )
      .where(
        sql<boolean>`(extract(isodow from ${localTime}) = 7
          or (extract(isodow from ${localTime}) = 6 and extract(hour from ${localTime}) >= 9))`,
      )
      .where(row =>
        row.or([
          runsOn(row.ref('week.startsOn')),
          row.exists(
            row
              .selectFrom('TiffinPlanDay as day')
              .innerJoin('Order as o', 'o.id', 'day.orderId')
              .whereRef('day.planId', '=', 'plan.id')
              .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
              .where('o.status', '<>', OrderStatus.CANCELED)
              .select('o.id'),
          ),
        ]),
      )
      .where(row =>
        row.not(
          row.exists(
            row
              .selectFrom('TiffinBill as bill')
              .whereRef('bill.customerId', '=', 'plan.customerId')
              .whereRef('bill.supplierId', '=', 'plan.supplierId')
              .where(bill =>
                bill.or([
                  bill('bill.status', '=', TiffinBillStatus.OPEN),
                  bill.and([
                    bill('bill.status', '=', TiffinBillStatus.PAID),
                    bill('bill.weekStartsOn', '=', bill.ref('week.startsOn')),
                  ]),
                ]),
              )
              .select('bill.id'),
          ),
        ),
      )
      .where(row =>
        row(
          row.refTuple('plan.customerId', 'plan.supplierId'),
          '>',
          row.tuple(row.cast<string>(afterCustomer, 'uuid'), row.cast<string>(afterKitchen, 'uuid')),
        ),
      )
      .distinct()
      .select(['plan.customerId', 'plan.supplierId', 'week.startsOn as weekStartsOn'])
      .select(({ ref }) =>
        sql<string>`(${ref('week.startsOn')} + 5 + time '09:00') at time zone ${ref('city.timeZone')}`.as(
          'dueAt',
        ),
      )
      .orderBy('plan.customerId')
      .orderBy('plan.supplierId')
      .limit(limit),
);

export type WeekToBillRow = RowOf<typeof weeksToBillQuery>;
