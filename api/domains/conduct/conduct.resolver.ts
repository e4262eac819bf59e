import { Arg, Args, Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { suppliers, withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { Page, PageArgs, partOf } from '../../core/graphql/page.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { OrderRow } from '../orders/order-columns.ts';
import { OrderConnection } from '../orders/order-connection.ts';
import { KitchenRecord } from '../suppliers/admin/kitchen-record.ts';
import { KitchenConduct } from './conduct.ts';
import { ConductMeasureKind } from './conduct-enums.ts';
import { conductOf } from './conduct-of.ts';
import { ConductStepTaken } from './conduct-step-taken.ts';
import { countConductOf } from './count-conduct.ts';
import { findConductOrders } from './find-conduct-orders.ts';
import { countOwnConduct, findOwnSteps } from './find-own-conduct.ts';

const conductOfKitchen = batched(async (ctx, ids) => {
  const kitchens = await countConductOf(ctx.sql, ids, ctx.now);
  return new Map(kitchens.map(counted => [counted.supplierId, conductOf(counted)]));
});

/** How reliably a kitchen completes its orders: for its cook, and for staff who see orders. */
@Resolver(() => KitchenRecord)
export class ConductResolver {
  @Visible(suppliers)
  @Query(() => KitchenConduct, {
    nullable: true,
    description:
      "Returns how reliably the viewer's kitchen completed its orders; null without an approved one.",
  })
  async myConduct(@Context() ctx: Ctx): Promise<KitchenConduct | null> {
    const counted = await countOwnConduct(ctx);
    return counted && conductOf(counted);
  }

  @Visible(suppliers)
  @Query(() => [ConductStepTaken], {
    description: "Returns the last 10 steps that admins took about the viewer's kitchen, the newest first.",
  })
  myConductSteps(@Context() ctx: Ctx): Promise<ConductStepTaken[]> {
    return findOwnSteps(ctx);
  }

  @Visible(suppliers)
  @Query(() => OrderConnection, {
    description: "Returns the orders behind a figure of the viewer's kitchen, the last served first.",
  })
  async myConductOrders(
    @Context() ctx: Ctx,
    @Arg('kind', () => ConductMeasureKind, { description: 'Figure.' }) kind: ConductMeasureKind,
    @Args() page: PageArgs,
  ): Promise<Page<OrderRow>> {
    const counted = await countOwnConduct(ctx);
    if (!counted) return new Page<OrderRow>([], partOf(page), ({ servedUntil, id }) => [servedUntil, id]);
    return findConductOrders(ctx, { ...counted, now: ctx.now }, kind, page);
  }

  @Visible(withRight('SEE_ORDERS'))
  @FieldResolver(() => KitchenConduct, {
    description: 'Reliability of the kitchen, by its orders. For staff who see orders.',
  })
  async conduct(@Context() ctx: Ctx, @Root() { id }: KitchenRecord): Promise<KitchenConduct> {
    return (await conductOfKitchen(ctx, id))!;
  }
}
