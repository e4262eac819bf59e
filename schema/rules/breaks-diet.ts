import type { allergens, dietNeeds, diets, dishMarks } from '../constants.ts';

type Allergen = (typeof allergens)[number];
type Diet = (typeof diets)[number];
type DishMark = (typeof dishMarks)[number];
type DietNeed = (typeof dietNeeds)[number];

interface Choice {
  allergens: readonly Allergen[];
  diet?: Diet | null;
}

/** What the cook says about a dish with the choices made about it. */
export interface DishContents {
  /** Null until the cook answers. */
  allergens: readonly Allergen[] | null;
  diet: Diet;
  marks: readonly DishMark[];
}

/** What a person does not eat. */
export interface Eater {
  never: readonly Allergen[];
  dislikes: readonly Allergen[];
  /** Null when they eat every diet. */
  diet?: Diet | null;
  needs: readonly DietNeed[];
}

export interface BrokenDiet {
  /** Allergens of the dish that the person never eats. */
  allergens: Allergen[];
  /** Diet of the person, where the dish is less strict. */
  diet: Diet | null;
  /** Needs of the person that the cook does not promise. */
  needs: DietNeed[];
  /** Whether the cook has not said what the dish contains. */
  isUnknown: boolean;
  /** Allergens of the dish that the person only dislikes. */
  dislikes: Allergen[];
}

/** From the strictest on: who eats one of them eats those before it. */
const strictestFirst: readonly Diet[] = ['VEGAN', 'VEGETARIAN', 'EGG', 'NON_VEGETARIAN'];
const rank = (diet: Diet): number => strictestFirst.indexOf(diet);

/** A dish with its choices, the same as the statement that places orders stores it. */
export const contentsWith = (dish: DishContents, choices: readonly Choice[]): DishContents => ({
  allergens: dish.allergens && [
    ...new Set([...dish.allergens, ...choices.flatMap(({ allergens }) => allergens)]),
  ],
  diet: choices.reduce((least, { diet }) => (diet && rank(diet) > rank(least) ? diet : least), dish.diet),
  marks: dish.marks,
});

const isMet: Record<DietNeed, (dish: DishContents, contained: readonly Allergen[]) => boolean> = {
  JAIN: ({ marks }) => marks.includes('JAIN'),
  NO_ONION_GARLIC: ({ marks }) => marks.includes('NO_ONION_GARLIC'),
  NO_EGG: (_, contained) => !contained.includes('EGG'),
};

/** What about a dish with its choices is not for a person. */
export const breaksDiet = (dish: DishContents, { never, dislikes, diet, needs }: Eater): BrokenDiet => {
  // A dish that is marked as one with egg has egg, whatever its list says.
  const contained = [...(dish.allergens ?? []), ...(dish.diet === 'EGG' ? (['EGG'] as const) : [])];
  return {
    allergens: never.filter(each => contained.includes(each)),
    diet: diet && rank(dish.diet) > rank(diet) ? diet : null,
    needs: needs.filter(need => !isMet[need](dish, contained)),
    isUnknown: dish.allergens === null && (never.length > 0 || needs.includes('NO_EGG')),
    dislikes: dislikes.filter(each => contained.includes(each)),
  };
};

/** Whether the person never eats it, or no one can say that they may. */
export const isNever = ({ allergens, diet, needs, isUnknown }: BrokenDiet): boolean =>
  allergens.length > 0 || diet !== null || needs.length > 0 || isUnknown;

/** Whether a person never eats something. */
export const hasNeeds = ({ never, diet, needs }: Eater): boolean =>
  never.length > 0 || needs.length > 0 || (diet ?? 'NON_VEGETARIAN') !== 'NON_VEGETARIAN';
