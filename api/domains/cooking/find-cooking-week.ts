import type { Ctx } from '../../core/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import { ownKitchen } from '../menus/own-kitchen.ts';
import { CookingWeek, type OpenOrders } from './cooking-week.ts';
import { closuresOf } from './find-closures.ts';

const plansQuery = query({ MealtimePlan }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('MealtimePlan')
    .where('supplierId', '=', supplierId)
    .select(['weekday', 'mealtime', 'plates', 'cutOffMinutes', 'servedFromMinutes', 'servedUntilMinutes'])
    .orderBy('weekday')
    .orderBy('servedFromMinutes')
    .orderBy('mealtime'),
);

/** Finds the cooking week of the viewer's kitchen; null without an approved one. */
export const findCookingWeek = async (ctx: Ctx): Promise<CookingWeek | null> => {
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return null;
  const { id, weekVersion: version, today, capacity } = kitchen;
  const [plans, closures, openOrders] = await Promise.all([
    plansQuery.all(ctx.sql, { supplierId: id }),
    closuresOf(ctx, id),
    findOpenOrders(ctx, id, today),
  ]);
  const facts = { id, version, today, capacity, plans, closures: closures ?? [], openOrders };
  return Object.assign(new CookingWeek(), facts);
};

/** Text, because orders are a newer domain's. */
const findOpenOrders = (ctx: Ctx, supplierId: string, today: string) =>
  ctx.sql.rows<OpenOrders>(
    `select service_date as "serviceDate", mealtime, count(*)::int as orders, sum(plates)::int as plates
     from orders
     where supplier_id = $1 and service_date >= $2 and status not in ('CANCELED', 'DELIVERED')
     group by service_date, mealtime order by service_date, min(served_from)`,
    [supplierId, today],
  );
