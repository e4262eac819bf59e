import type { WordsOfKind } from './dish-kinds.ts';

export const threeStars: WordsOfKind = {
  box: [
    '{dish} was fine, but two of the sides tasted the same.',
    'Decent {dish}, arrived lukewarm.',
    'The {dish} looked better on the menu than in the box, though the dal saved it.',
  ],
  curry: [
    '{dish} okay, too much gravy and not enough of what is in it.',
    'I found the {dish} over-salted this time; an earlier order was better.',
    '{dish} much hotter than marked. My nose is still running.',
  ],
  'rice or bread': [
    '{dish} had gone stiff by the time it reached us.',
    'Average {dish}, I expected more spice.',
    '{dish} was clumpy at the bottom of the box.',
  ],
  breakfast: [
    '{dish} came late, so it was brunch.',
    '{dish} all right but the side was thin.',
    'Not bad, but the {dish} had cooled down.',
  ],
  snack: [
    '{dish} soggy on arrival. The filling was good.',
    'Fine, but I have had livelier {dish}.',
    '{dish} tasty and very oily.',
  ],
  sweet: ['{dish} too sweet for us.', '{dish} fine, a little dry.'],
  drink: ['{dish} watery.', '{dish} came at room temperature.'],
};
