import { Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { batched } from '../../../core/batched.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';
import { User } from '../../identity/user.ts';
import { type UserRow, userColumns } from '../../identity/user-columns.ts';
import { KitchenRecord } from '../../suppliers/admin/kitchen-record.ts';
import { Order } from '../order.ts';
import type { OrderRow } from '../order-columns.ts';
import { openStatusList } from '../order-status.ts';
import { needsDecision } from '../reopening/needs-decision.sql.ts';

const customerById = batched(async (ctx, ids) => {
  const customers = await ctx.sql.rows<UserRow>(
    `select ${userColumns} from users u where u.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(customers.map(customer => [customer.id, customer]));
});

const toDecide = batched(async (ctx, ids) => {
  const orders = await ctx.sql.rows<{ id: string }>(
    `select o.id from orders o where o.id = any($1::uuid[]) and ${needsDecision}`,
    [ids],
  );
  return new Map(orders.map(({ id }) => [id, true]));
});

const openOrdersOf = batched(async (ctx, supplierIds) => {
  const counts = await ctx.sql.rows<{ supplierId: string; count: number }>(
    `select supplier_id as "supplierId", count(*)::int as count from orders
     where supplier_id = any($1::uuid[]) and status in (${openStatusList}) group by supplier_id`,
    [supplierIds],
  );
  return new Map(counts.map(({ supplierId, count }) => [supplierId, count]));
});

@Resolver(() => Order)
export class OrderAccountFields {
  @Visible(forAdmins)
  @FieldResolver(() => User, { description: 'Customer who placed the order. For admins.' })
  async placedBy(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<UserRow> {
    return (await customerById(ctx, order.customerId))!;
  }

  @Visible(forAdmins)
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
