import type { Ctx } from '../core/ctx.ts';
import { pageSizeLimit } from '../core/page.ts';
import { suppliers } from '../core/rules.ts';
import type { Mealtime } from '../mealtimes/mealtime.ts';
import { listKitchenOrders } from './find-kitchen-orders.ts';
import { OrderStatus } from './order-status.ts';
import type { PrepDish, PrepSheet } from './prep-sheet.ts';

const { CANCELLED, PLACED, PREPARING } = OrderStatus;
const cooked = Object.values(OrderStatus).filter(status => status !== CANCELLED);

/** What the viewer's kitchen cooks for one meal. A kitchen has at most 100 plates a day, so it is one page. */
export const findPrepSheet = async (
  ctx: Ctx,
  serviceDate: string,
  mealtime: Mealtime,
): Promise<PrepSheet> => {
  ctx.viewer.must(suppliers);
  const [orders, dishes] = await Promise.all([
    listKitchenOrders(ctx, { serviceDate, mealtime, statuses: cooked }, pageSizeLimit),
    ctx.sql.rows<PrepDish>(
      `select line.dish_id as "dishId", line.dish_name as "dishName", sum(line.quantity)::int as plates,
         coalesce(sum(line.quantity) filter (where o.status in ('${PLACED}', '${PREPARING}')), 0)::int
           as "platesToCook",
         coalesce(dish.allergens, '{}') as allergens
       from orders o
       join order_lines line on line.order_id = o.id
       left join dishes dish on dish.id = line.dish_id
       where o.supplier_id = (select id from suppliers where user_id = $1)
         and o.service_date = $2 and o.mealtime = $3 and o.status <> '${CANCELLED}'
       group by line.dish_id, line.dish_name, dish.allergens
       order by plates desc, line.dish_name`,
      [ctx.viewer.userId, serviceDate, mealtime],
    ),
  ]);
  return { serviceDate, mealtime, dishes, orders };
};
