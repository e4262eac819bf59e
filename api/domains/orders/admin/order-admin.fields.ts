import { Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { userById } from '../../identity/find-user.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import { Closure } from '../../mealtimes/closure.ts';
import { KitchenRecord } from '../../suppliers/admin/kitchen-record.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';
import { openStatuses } from '../order-status.ts';
import { needsDecision } from '../reopening/needs-decision.ts';

const toDecideQuery = query(
  { Order, Supplier, User, Closure },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('Order as o')
      .where(o => o('o.id', '=', o.fn.any(ids)))
      .where(needsDecision)
      .select('o.id'),
);

const openOrdersQuery = query({ Order }, (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
  from
    .selectFrom('Order as o')
    .where(o => o('o.supplierId', '=', o.fn.any(supplierIds)))
    .where('o.status', 'in', openStatuses)
    .groupBy('o.supplierId')
    .select(o => ['o.supplierId', o.cast<number>(o.fn.countAll(), 'integer').as('count')]),
);

const toDecide = batched(async (ctx, ids) => {
  const orders = await toDecideQuery.all(ctx.sql, { ids });
  return new Map(orders.map(({ id }) => [id, true]));
});

const openOrdersOf = batched(async (ctx, supplierIds) => {
  const counts = await openOrdersQuery.all(ctx.sql, { supplierIds });
  return new Map(counts.map(({ supplierId, count }) => [supplierId, count]));
});

@Resolver(() => Order)
export class OrderAccountFields {
  @Visible(withRight('SEE_ORDERS'))
  @FieldResolver(() => User, { description: 'Customer who placed the order. For admins.' })
  async placedBy(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<UserRow> {
    return (await userById(ctx, order.customerId))!;
  }

  @Visible(withRight('SEE_ORDERS'))
  @FieldResolver(() => Boolean, {
    description:
      'Whether it is open although its kitchen is closed that day, suspended or disabled, and it was not decided about ' +
      'since; for admins.',
  })
  async isToDecide(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<boolean> {
    return (await toDecide(ctx, order.id)) ?? false;
  }
}

@Resolver(() => KitchenRecord)
export class KitchenOrdersFields {
  @FieldResolver(() => Int, {
    description: 'Number of its orders that are still to be cooked or handed over.',
  })
  async openOrders(@Context() ctx: Ctx, @Root() kitchen: KitchenRecord): Promise<number> {
    return (await openOrdersOf(ctx, kitchen.id)) ?? 0;
  }
}
