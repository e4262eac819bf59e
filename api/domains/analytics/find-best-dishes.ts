import type { Ctx } from '../../core/ctx.ts';
import { Money } from '../../core/money.ts';
import type { DishFigures } from './supplier-analytics.ts';

/** Finds the dishes that sold the most plates from `first` to `last`. */
export const findBestDishes = async (
  ctx: Ctx,
  supplierId: string,
  first: string,
  last: string,
): Promise<DishFigures[]> => {
  const dishes = await ctx.sql.rows<Omit<DishFigures, 'revenue'> & { cents: number }>(
    `select line.dish_id as "dishId",
       (array_agg(line.dish_name order by o.service_date desc))[1] as "dishName",
       sum(line.quantity)::int as plates, sum(line.unit_price_cents * line.quantity)::float8 as cents
     from orders o join order_lines line on line.order_id = o.id
     where o.supplier_id = $1 and o.service_date between $2::date and $3::date and o.status <> 'CANCELED'
     group by line.dish_id order by plates desc, "dishName" limit 8`,
    [supplierId, first, last],
  );
  return dishes.map(({ cents, ...dish }) => ({ ...dish, revenue: new Money(cents) }));
};
