const meals = ['breakfast', 'lunch', 'dinner'];

/** Of the plans `p` of one day: the plates of each meal, none where the kitchen does not cook it. */
export const plannedPlates = meals
  .map(meal => `coalesce(max(p.plates) filter (where p.mealtime = '${meal.toUpperCase()}'), 0) as ${meal}`)
  .join(', ');

/** Whether a kitchen is closed on a day; both are expressions. */
export const isClosed = (supplierId: string, day: string): string => `exists (
  select from closures closed
  where closed.supplier_id = ${supplierId} and ${day} between closed.first_day and closed.last_day)`;
