import { openStatusList } from '../order-status.ts';

/** A line of an open order whose dish on the menu is not what was noted of it. */
export interface ChangedLine {
  orderId: string;
  dishName: string;
  /** Allergens the customer has not read about yet. */
  newAllergens: string[];
  /** The diet mark that was ordered. */
  dietBefore: string;
  /** The diet mark now. */
  diet: string;
  /** Whether the diet mark is another than was ordered, and the customer has not read about it yet. */
  isNewDiet: boolean;
}

/** Whether there is something in it that the customer has not read about yet. */
export const isNews = ({ newAllergens, isNewDiet }: ChangedLine): boolean =>
  isNewDiet || newAllergens.length > 0;

/**
 * Of a kitchen ($1): notes on the lines of open orders what was added to their dishes and which diet mark they have now,
 * and reopens canceling of these orders ($2, now) where the customer has not read about it yet. An allergen that was
 * added stays noted when the kitchen removes it again: no one can say with what the order was cooked. A diet mark that
 * is what was ordered again is no change, and one the customer has read about is no news when it comes back.
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
