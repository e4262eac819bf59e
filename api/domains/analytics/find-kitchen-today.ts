import type { Ctx } from '../../core/ctx.ts';
import { Money } from '../../core/money.ts';
import { suppliers } from '../../core/rules.ts';
import type { KitchenToday } from './kitchen-today.ts';

/** Counts the orders placed today with the viewer's kitchen, in its time zone; null when the viewer has none. */
export const findKitchenToday = async (ctx: Ctx): Promise<KitchenToday | null> => {
  ctx.viewer.must(suppliers);
  const [today] = await ctx.sql.rows<{ day: string; orders: number; cents: number }>(
    `select local.day, count(o.id)::int as orders, coalesce(sum(o.total_cents), 0)::int as cents
     from suppliers s
     join cities c on c.id = s.city_id
     cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date as day) local
     left join orders o on o.supplier_id = s.id and o.status <> 'CANCELED'
       and o.placed_at >= local.day::timestamp at time zone c.time_zone
       and o.placed_at < (local.day + 1)::timestamp at time zone c.time_zone
     where s.user_id = $1
     group by local.day`,
    [ctx.viewer.userId, ctx.now],
  );
  return today ? { day: today.day, orders: today.orders, revenue: new Money(today.cents) } : null;
};
