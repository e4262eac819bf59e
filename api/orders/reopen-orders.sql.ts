import { openStatusList } from './order-status.ts';

/** A line of an open order whose dish on the menu is not what its customer knows. */
export interface ChangedLine {
  orderId: string;
  dishName: string;
  /** Allergens the customer has not read about yet. */
  newAllergens: string[];
  /** The diet mark the customer knows. */
  dietBefore: string;
  diet: string;
}

/**
 * Of a kitchen ($1): notes on the lines of open orders what was added to their dishes and which diet mark changed, and
 * reopens canceling of these orders ($2, now). An allergen that was added stays noted when the kitchen removes it
 * again: no one can say with what the order was cooked.
 */
export const reopenOrders = `
with changed as (
  select line.order_id, line.position, line.dish_name, dish.diet,
    coalesce(line.changed_diet, line.diet) as diet_before,
    array(select unnest(dish.allergens) except select unnest(line.allergens || line.added_allergens)
      order by 1) as new_allergens
  from orders o
  join order_lines line on line.order_id = o.id
  join dishes dish on dish.id = line.dish_id
  where o.supplier_id = $1 and o.status in (${openStatusList})
    and (not coalesce(dish.allergens, '{}') <@ (line.allergens || line.added_allergens)
      or dish.diet <> coalesce(line.changed_diet, line.diet))
  for update of o
),
noted as (
  update order_lines line set
    added_allergens = line.added_allergens || changed.new_allergens,
    changed_diet = nullif(changed.diet, line.diet)
  from changed where line.order_id = changed.order_id and line.position = changed.position
),
reopened as (
  update orders o set reopened_at = $2 from changed where o.id = changed.order_id and o.reopened_at is null
)
select order_id as "orderId", dish_name as "dishName", new_allergens as "newAllergens",
  diet_before as "dietBefore", diet
from changed order by order_id, position`;
