import type { Ctx } from '../../core/ctx.ts';
import { closuresOf } from '../mealtimes/find-closures.ts';
import { ownKitchen } from '../menus/own-kitchen.ts';
import { CookingWeek, type PlannedMeal, type StandingOrders } from './cooking-week.ts';

/** Finds the cooking week of the viewer's kitchen; null without an approved one. */
export const findCookingWeek = async (ctx: Ctx): Promise<CookingWeek | null> => {
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return null;
  const { id, weekVersion: version, today, capacity } = kitchen;
  const [plans, closures, standing] = await Promise.all([
    plansOf(ctx, id),
    closuresOf(ctx, id),
    standingOrders(ctx, id, today),
  ]);
  const facts = { id, version, today, capacity, plans, closures: closures ?? [], standing };
  return Object.assign(new CookingWeek(), facts);
};

const plansOf = (ctx: Ctx, supplierId: string) =>
  ctx.sql.rows<PlannedMeal>(
    `select weekday, mealtime, plates, cut_off_minutes as "cutOffMinutes",
       served_from_minutes as "servedFromMinutes", served_until_minutes as "servedUntilMinutes"
     from mealtime_plans where supplier_id = $1 order by weekday, served_from_minutes, mealtime`,
    [supplierId],
  );

const standingOrders = (ctx: Ctx, supplierId: string, today: string) =>
  ctx.sql.rows<StandingOrders>(
    `select service_date as "serviceDate", mealtime, count(*)::int as orders, sum(plates)::int as plates
     from orders
     where supplier_id = $1 and service_date >= $2 and status not in ('CANCELED', 'DELIVERED')
     group by service_date, mealtime order by service_date, min(served_from)`,
    [supplierId, today],
  );
