import { type Expression, sql } from 'kysely';
import { scanOf } from '../../../core/query/either-way.ts';
import { readByKeyset } from '../../../core/query/keyset.ts';
import { query } from '../../../core/query/query.ts';
import { Order } from '../../orders/order.ts';
import { orderColumns, orderLines } from '../../orders/order-columns.ts';
import { OrderLine } from '../../orders/order-line.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { GivenRows } from './export-rows.ts';

/** An order is placed at most a week before it is eaten: the indexes by that time find the days. */
const isServed = (serviceDate: Expression<string>, placedAt: Expression<string>, given: GivenRows) =>
  sql<boolean>`${serviceDate} between ${given.from}::date and ${given.to}::date
    and ${placedAt} > ${given.from}::date - 9 and ${placedAt} < ${given.to}::date + 3
    and ${placedAt} <= ${given.createdAt}::timestamptz`;

/** Orders of the asked service dates, in the order they were placed. */
export const exportedOrders = (isOfKitchen: boolean, hasLines: boolean) =>
  query({ Order, OrderLine, Supplier }, (from, given: GivenRows) => {
    const orders = from
      .selectFrom('Order as o')
      .innerJoin('Supplier as s', 's.id', 'o.supplierId')
      .$if(isOfKitchen, found => found.where('o.supplierId', '=', given.supplierId))
      .where(({ ref }) => isServed(ref('o.serviceDate'), ref('o.placedAt'), given))
      .select([...orderColumns, 's.kitchenName'])
      .$if(hasLines, found => found.select(orderLines));
    return readByKeyset(orders, ['o.placedAt', 'o.id'], scanOf('asc', { isBackward: false }), given);
  });
