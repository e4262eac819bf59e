import { openStatusList } from '../order-status.ts';

/** A line of an open order whose dish on the menu differs from it. */
export interface ChangedLine {
  orderId: string;
  dishName: string;
  /** Allergens the customer has not been notified of yet. */
  newAllergens: string[];
  /** The diet mark that was ordered. */
  dietBefore: string;
  /** The diet mark now. */
  diet: string;
  /** Whether the diet mark differs from the ordered one and the customer has not been notified of it yet. */
  isNewDiet: boolean;
}

/** Whether the line has a change that the customer has not been notified of yet. */
export const isNews = ({ newAllergens, isNewDiet }: ChangedLine): boolean =>
  isNewDiet || newAllergens.length > 0;

/**
 * For a kitchen ($1): stores added allergens and the current diet mark on the lines of open orders, and reopens
 * canceling of these orders ($2, now) unless the customer was notified already. An added allergen stays on the line
 * when the kitchen removes it again, since the order may have been cooked with it. A diet mark that is back to the
 * ordered one is no change, and the customer is not notified twice of the same mark.
 */
export const reopenOrders = `
with changed as (
  select line.order_id, line.position, line.dish_name, dish.diet, line.diet as diet_before,
    dish.diet <> line.diet and dish.diet <> all(line.notified_diets) as is_new_diet,
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
    changed_diet = nullif(changed.diet, line.diet),
    notified_diets = case when changed.is_new_diet
      then line.notified_diets || changed.diet else line.notified_diets end
  from changed where line.order_id = changed.order_id and line.position = changed.position
),
reopened as (
  update orders o set reopened_at = $2 from changed
  where o.id = changed.order_id and o.reopened_at is null
    and (changed.is_new_diet or changed.new_allergens <> '{}')
)
select order_id as "orderId", dish_name as "dishName", new_allergens as "newAllergens",
  diet_before as "dietBefore", diet, is_new_diet as "isNewDiet"
from changed order by order_id, position`;
