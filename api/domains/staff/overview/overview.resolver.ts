import { Ctx as Context, Query, Resolver } from 'type-graphql';
import { staff, withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { findOpenWork } from './find-open-work.ts';
import { findOrdersOfToday } from './find-orders-of-today.ts';
import { OpenWork } from './open-work.ts';
import { OrdersOfToday } from './orders-of-today.ts';

/** The day of the marketplace, as staff see it first. */
@Resolver()
export class OverviewResolver {
  @Visible(staff)
  @Query(() => [OpenWork], {
    description: 'Work that waits for staff with the rights of the viewer, by kind.',
  })
  openWork(@Context() ctx: Ctx): Promise<OpenWork[]> {
    return findOpenWork(ctx);
  }

  @Visible(withScope('ORDERS_READ', withRight('SEE_ORDERS')))
  @Query(() => [OrdersOfToday], {
    description:
      "Orders whose meal is today in their city's time zone, by status; statuses without orders are left out.",
  })
  ordersOfToday(@Context() ctx: Ctx): Promise<OrdersOfToday[]> {
    return findOrdersOfToday(ctx);
  }
}
