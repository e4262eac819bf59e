import type { WordsOfKind } from './dish-kinds.ts';

/** For one and two stars. */
export const fewStars: WordsOfKind = {
  box: [
    '{dish} came forty minutes late and cold.',
    'One part of the {dish} was missing and I had guests.',
    'The {dish} had leaked into the bag. Taste was average.',
  ],
  curry: [
    '{dish} was so salty that we could not finish it.',
    'Half-cooked onions in the {dish}; not like my other orders.',
    '{dish} arrived cold and the lid was open.',
  ],
  'rice or bread': [
    '{dish} hard and dry. Something went wrong that day.',
    'I waited for the {dish} and got a different one.',
    '{dish} undercooked in the middle.',
  ],
  breakfast: ['{dish} reached us after we had left for work.', '{dish} tasted sour, too sour.'],
  snack: ['{dish} cold and limp.', 'Got {dish} without any chutney, so what is the point?'],
  sweet: ['{dish} tasted as if it was from the day before.', '{dish} melted into one lump on the way.'],
  drink: ['{dish} spilled over everything else in the bag.'],
};
