const meals = ['breakfast', 'lunch', 'dinner'];

/** SQL for the plates of each meal in the plans `p` of one day; null for meals the kitchen does not cook. */
export const plannedPlates = meals
  .map(meal => `coalesce(max(p.plates) filter (where p.mealtime = '${meal.toUpperCase()}'), 0) as ${meal}`)
  .join(', ');

/** SQL for whether a kitchen is closed on a day; both are SQL expressions. */
export const isClosed = (supplierId: string, day: string): string => `exists (
  select from closures closed
  where closed.supplier_id = ${supplierId} and ${day} between closed.first_day and closed.last_day)`;
