import type { SeededRandom } from '../../demo/seeded-random.ts';
import type { SimulatedKitchen } from './simulated-kitchens.ts';
import type { Simulation } from './simulation.ts';

export const someWeekdays = (random: SeededRandom): number[] =>
  [...new Set([0, 1, 2, 3, 4, 5, 6].filter(() => random.chance(0.6)).concat([1]))].sort();

/** A meal of one dish at its price of the menu. */
export const mealOf = async ({ marketplace }: Simulation, dishId: string, quantity: number) => {
  const [dish] = await marketplace.sql.rows<{ cents: number }>(
    'select price_cents as cents from dishes where id = $1',
    [dishId],
  );
  return { lines: [{ dishId, quantity }], expectedTotalCents: dish!.cents * quantity };
};

export const offeredMeal = async (
  { marketplace }: Simulation,
  { offerId }: SimulatedKitchen,
  quantity: number,
) => {
  const [line] = await marketplace.sql.rows<{ dishId: string; cents: number }>(
    `select line->>'dishId' as "dishId", (line->>'unitPriceCents')::int as cents
     from tiffin_offers, jsonb_array_elements(lines::jsonb) line where id = $1`,
    [offerId],
  );
  const { dishId, cents } = line!;
  return { lines: [{ dishId, quantity }], expectedTotalCents: cents * quantity };
};
