import { Arg, Ctx as Context, ID, Resolver, Root, Subscription } from 'type-graphql';
import { customers, suppliers, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { currentOf, SendsCurrentArg, subscribeTo } from '../../core/graphql/topic.ts';
import type { Signal } from '../../core/interfaces/event-bus.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { topics } from '../../core/topics.ts';
import { identifier } from '../../core/values/identifier.ts';
import { ownSupplierId } from '../suppliers/account/own-supplier.ts';
import { findTiffinPlan } from './find-tiffin-plans.ts';
import { findTiffinForecast } from './forecast/find-tiffin-forecast.ts';
import { TiffinForecast } from './forecast/tiffin-forecast.ts';
import type { TiffinPlanRow } from './plan-rows.ts';
import { TiffinPlan } from './tiffin-plan.ts';

@Resolver()
export class TiffinPlanLiveResolver {
  @Visible(customers)
  @Subscription(() => TiffinPlan, {
    nullable: true,
    description:
      'Sends a tiffin plan of the viewer whenever the plan, a day, an order or a bill of it changes; null when the viewer may no longer read it.',
    subscribe: subscribeTo<{ id: string; sendsCurrent: boolean | null }>(async (ctx, args) => {
      const id = identifier(args.id, 'id');
      if (!(await findTiffinPlan(ctx, id))) throw ctx.viewer.refusal();
      return {
        name: topics.tiffinPlan(id),
        audience: 'viewer',
        ...(args.sendsCurrent && { missed: currentOf(id) }),
      };
    }),
  })
  tiffinPlanChanged(
    @Context() ctx: Ctx,
    @Root() { id }: Signal,
    @Arg('id', () => ID, { description: 'ID of the plan.' }) _id: string,
    @SendsCurrentArg('plan')
    _sendsCurrent: boolean | null,
  ): Promise<TiffinPlanRow | null> {
    return findTiffinPlan(ctx, id);
  }

  @Visible(withScope('ORDERS_READ', suppliers))
  @Subscription(() => [TiffinForecast], {
    complexity: entries(14),
    description: "Sends the forecast of the viewer's kitchen whenever a tiffin plan changes it.",
    subscribe: subscribeTo<{ sendsCurrent: boolean | null }>(async (ctx, { sendsCurrent }) => {
      const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
      if (!supplierId) throw ctx.viewer.refusal();
      return {
        name: topics.tiffinForecast(supplierId),
        audience: 'viewer',
        ...(sendsCurrent && { missed: currentOf(supplierId) }),
      };
    }),
  })
  tiffinForecastChanged(
    @Context() ctx: Ctx,
    @SendsCurrentArg('forecast')
    _sendsCurrent: boolean | null,
  ): Promise<TiffinForecast[]> {
    return findTiffinForecast(ctx);
  }
}
