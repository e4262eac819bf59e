import { orderableDays } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { suppliers } from '../../../core/rules.ts';
import { OrderStatus, openStatusList } from '../order-status.ts';
import type { KitchenAgenda, KitchenMeal, LeftOverDay } from './kitchen-agenda.ts';

interface OwnKitchen {
  id: string;
  today: string;
  timeZone: string;
}

/** Finds the meals of the viewer's kitchen for the seven days from `from`; null when the viewer has no kitchen. */
export const findKitchenAgenda = async (ctx: Ctx, from: string | null): Promise<KitchenAgenda | null> => {
  ctx.viewer.must(suppliers);
  const [kitchen] = await ctx.sql.rows<OwnKitchen>(
    `select s.id, c.time_zone as "timeZone", ($2::timestamptz at time zone c.time_zone)::date as today
     from suppliers s join cities c on c.id = s.city_id where s.user_id = $1`,
    [ctx.viewer.userId, ctx.now],
  );
  if (!kitchen) return null;
  const { id, today, timeZone } = kitchen;
  const [meals, leftOver] = await Promise.all([
    mealsOf(ctx, id, from ?? today),
    ctx.sql.rows<LeftOverDay>(
      `select service_date as "serviceDate", count(*)::int as "openOrders" from orders
       where supplier_id = $1 and service_date < $2::date and status in (${openStatusList})
       group by service_date order by service_date desc limit 7`,
      [id, today],
    ),
  ]);
  return { today, timeZone, meals, leftOver };
};

/** A meal with orders stays on the agenda, with its own times, when the kitchen no longer plans it. */
const mealsOf = (ctx: Ctx, supplierId: string, from: string): Promise<KitchenMeal[]> =>
  ctx.sql.rows<KitchenMeal>(
    `with planned as (
       select service_date, mealtime, cut_off_at, served_from, served_until
       from meal_windows($1::uuid, $2::date, $2::date + $3::int)
     ),
     ordered as (
       select service_date, mealtime, min(cut_off_at) as cut_off_at, min(served_from) as served_from,
         max(served_until) as served_until,
         count(*) filter (where status <> '${OrderStatus.CANCELED}') as orders,
         count(*) filter (where status in (${openStatusList})) as open_orders,
         sum(plates) filter (where status <> '${OrderStatus.CANCELED}') as plates
       from orders where supplier_id = $1 and service_date between $2::date and $2::date + $3::int
       group by service_date, mealtime
     )
     select service_date as "serviceDate", mealtime,
       coalesce(planned.cut_off_at, ordered.cut_off_at) as "cutOffAt",
       coalesce(planned.served_from, ordered.served_from) as "servedFrom",
       coalesce(planned.served_until, ordered.served_until) as "servedUntil",
       coalesce(ordered.orders, 0)::int as orders, coalesce(ordered.open_orders, 0)::int as "openOrders",
       coalesce(ordered.plates, 0)::int as plates
     from planned full join ordered using (service_date, mealtime)
     order by "servedFrom", mealtime`,
    [supplierId, from, orderableDays - 1],
  );
