import { type DemoDish, type MenuHeading, menuHeadings } from './dishes/demo-dish.ts';
import { dishesOfCuisine } from './dishes/dishes-of-cuisine.ts';
import type { DemoKitchen } from './kitchens/demo-kitchen.ts';
import type { SeededRandom } from './seeded-random.ts';

interface Choice {
  heading: MenuHeading;
  dish: DemoDish;
}

const headingCount = 4;
const fewestUnderHeading = 2;
const mostUnderHeading = 5;

/** Eight to fourteen dishes under about four headings: the signature dishes and what chance puts beside them. */
export const chooseMenu = (kitchen: DemoKitchen, random: SeededRandom): Choice[] => {
  const pool = dishesAKitchenKnows(kitchen);
  const isSignature = ({ dish }: Choice) => kitchen.signatureDishes.includes(dish.name);
  const chosen = pool.filter(isSignature);

  const signatureHeadings = chosen.map(choice => choice.heading);
  const headings = new Set([...signatureHeadings, ...random.shuffled(pool).map(choice => choice.heading)]);
  const usedHeadings = new Set(
    [...headings].slice(0, Math.max(headingCount, new Set(signatureHeadings).size)),
  );

  const others = random.shuffled(
    pool.filter(choice => usedHeadings.has(choice.heading) && !isSignature(choice)),
  );
  const size = random.between(9, 14);
  const under = (heading: MenuHeading) => chosen.filter(choice => choice.heading === heading).length;
  for (const choice of others) if (under(choice.heading) < fewestUnderHeading) chosen.push(choice);
  for (const choice of others) {
    if (chosen.length >= size) break;
    if (!chosen.includes(choice) && under(choice.heading) < mostUnderHeading) chosen.push(choice);
  }
  return pool.filter(choice => chosen.includes(choice)).sort(byHeading);
};

const byHeading = (one: Choice, other: Choice) =>
  menuHeadings.indexOf(one.heading) - menuHeadings.indexOf(other.heading);

const dishesAKitchenKnows = ({
  cuisineType,
  cooksFrom,
  isVegetarian,
  kitchenName,
}: DemoKitchen): Choice[] => {
  const cuisines = cuisineType === 'Multi-Cuisine' ? cooksFrom : [cuisineType];
  if (!cuisines) throw new Error(`${kitchenName} does not say which cuisines it cooks from`);
  const byName = new Map<string, Choice>();
  for (const cuisine of cuisines) {
    for (const heading of menuHeadings) {
      for (const dish of dishesOfCuisine[cuisine][heading] ?? []) {
        const fits = !isVegetarian || dish.diet === 'VEGETARIAN' || dish.diet === 'VEGAN';
        if (fits && !byName.has(dish.name)) byName.set(dish.name, { heading, dish });
      }
    }
  }
  return [...byName.values()];
};
