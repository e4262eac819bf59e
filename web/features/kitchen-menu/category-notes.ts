import { plural } from '@lingui/core/macro';

interface Dish {
  isAvailable: boolean;
  soldOutOn: string | null;
  allergens: readonly string[] | null;
}

/** What a folded category should not hide. */
export const categoryNotes = (dishes: readonly Dish[], today: string): string => {
  const soldOut = dishes.filter(dish => dish.isAvailable && dish.soldOutOn === today).length;
  const unanswered = dishes.filter(dish => dish.allergens === null).length;
  return [
    soldOut > 0 && plural(soldOut, { one: '# sold out today', other: '# sold out today' }),
    unanswered > 0 && plural(unanswered, { one: '# without allergens', other: '# without allergens' }),
  ]
    .filter(Boolean)
    .join(' · ');
};
