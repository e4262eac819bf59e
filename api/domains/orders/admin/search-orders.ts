import { type ExpressionBuilder, sql } from 'kysely';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { scanOf } from '../../../core/query/either-way.ts';
import { keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { run, type Tables, tables } from '../../../core/query/query.ts';
import { identifier } from '../../../core/values/identifier.ts';
import { lettersPattern } from '../../../core/values/searchable.ts';
import { User } from '../../identity/user.ts';
import { Closure } from '../../mealtimes/closure.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { OrderIssue } from '../issues/order-issue.ts';
import { Order } from '../order.ts';
import { type OrderRow, orderColumns, orderLines } from '../order-columns.ts';
import { OrderPaymentStatus } from '../order-enums.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';
import { needsDecision } from '../reopening/needs-decision.ts';

export interface OrderSearch {
  /** An order number, or letters in the name or email of the customer, or in the name of the kitchen. */
  text: string | null;
  statuses: OrderStatus[] | null;
  supplierId: string | null;
  serviceDate: string | null;
  /** Only orders whose payment is due. */
  isDue: boolean;
  /** Only open orders that need a decision because their kitchen is closed that day, suspended or disabled. */
  isToDecide: boolean;
  /** Only orders with a reported problem that no admin has marked as handled. */
  hasOpenIssue: boolean;
}

const read = { Order, OrderLine, OrderIssue, User, Supplier, Closure };
type Read = Tables<typeof read> & { o: Tables<typeof read>['Order'] };

/** Rows of a search. Orders that need a decision are found through the index of open orders. */
export const ordersFound = (
  { text, statuses, supplierId, serviceDate, isDue, isToDecide, hasOpenIssue }: OrderSearch,
  part: PagePart,
) => {
  const orders = tables(read)
    .selectFrom('Order as o')
    .$if(Boolean(text), found => found.where(named(text!)))
    .$if(Boolean(statuses), found => found.where(o => o('o.status', '=', o.fn.any(o.val(statuses!)))))
    .$if(Boolean(supplierId), found => found.where('o.supplierId', '=', supplierId!))
    .$if(Boolean(serviceDate), found => found.where(servedOn(serviceDate!)))
    .$if(isDue, found =>
      found
        .where('o.paymentStatus', '=', OrderPaymentStatus.DUE)
        .where('o.status', '<>', OrderStatus.CANCELED),
    )
    .$if(isToDecide, found => found.where(needsDecision))
    .$if(hasOpenIssue, found =>
      found.where('o.id', 'in', o =>
        o.selectFrom('OrderIssue as i').select('i.orderId').where('i.handledAt', 'is', null),
      ),
    )
    .select(orderColumns)
    .select(orderLines);
  return readByKeyset(orders, ['o.placedAt', 'o.id'], scanOf('desc', part), keysetOf(part, 'desc'));
};

/** Written into the text, so that PostgreSQL plans with it. */
const mostNamed = sql.lit(200);

type OrderCondition = ExpressionBuilder<Read, 'o'>;

const named = (text: string) => (order: OrderCondition) => {
  const pattern = lettersPattern(text, 'text');
  const customers = order
    .selectFrom('User as u')
    .select('u.id')
    .where(u => sql<boolean>`lower(${u.ref('u.name')} || ' ' || ${u.ref('u.email')}) like ${pattern}`)
    .limit(mostNamed);
  const kitchens = order
    .selectFrom('Supplier as s')
    .select('s.id')
    .where(
      s => sql<boolean>`lower(${s.ref('s.kitchenName')} || ' ' || ${s.ref('s.cookName')}) like ${pattern}`,
    )
    .limit(mostNamed);
  return order.or([
    order('o.orderNumber', '=', sql<string>`upper(${text.replaceAll('\u0000', '').trim()})`),
    order('o.customerId', 'in', customers),
    order('o.supplierId', 'in', kitchens),
  ]);
};

/** An order is placed at most a week before it is eaten: the index of moments finds the day. */
const servedOn = (day: string) => (order: OrderCondition) =>
  order.and([
    order('o.serviceDate', '=', day),
    order('o.placedAt', '>', sql<string>`${day}::date - 9`),
    order('o.placedAt', '<', sql<string>`${day}::date + 3`),
  ]);

/** Orders of all kitchens, the newest first. */
export const searchOrders = async (
  ctx: Ctx,
  search: OrderSearch,
  page: AskedPage,
): Promise<Page<OrderRow>> => {
  ctx.viewer.must(withScope('ORDERS_READ', withRight('SEE_ORDERS')));
  const part = partOf(page);
  const supplierId = search.supplierId ? identifier(search.supplierId, 'supplierId') : null;
  const found = ordersFound({ ...search, supplierId }, part);
  return new Page(await run(ctx.sql, found, 'unprepared'), part, order => [order.placedAt, order.id]);
};
