interface AskedDish {
  dishId: string;
  quantity: number;
}

/**
 * How many times a cart has a meal, whatever else it has; undefined when it lacks a dish of it, or has one of them less
 * or more often than the others.
 */
export const timesOfMeal = (meal: readonly AskedDish[], cart: readonly AskedDish[]): number | undefined => {
  const wanted = portionsByDish(meal);
  const asked = portionsByDish(cart);
  const [times = 0, ...others] = new Set(
    [...wanted].map(([dishId, quantity]) => (asked.get(dishId) ?? 0) / quantity),
  );
  return others.length === 0 && times > 0 && Number.isInteger(times) ? times : undefined;
};

const portionsByDish = (dishes: readonly AskedDish[]): Map<string, number> => {
  const portions = new Map<string, number>();
  for (const { dishId, quantity } of dishes) portions.set(dishId, (portions.get(dishId) ?? 0) + quantity);
  return portions;
};
