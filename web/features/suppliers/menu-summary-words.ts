import { t } from '@lingui/core/macro';

interface Price {
  cents: number;
  text: string;
}

interface Summary {
  dishCount: number;
  vegetarianDishCount: number;
  leastPrice: Price;
  mostPrice: Price;
}

/** Whole dollars without cents: $6, but $6.50. */
export const shortPrice = ({ text }: Pick<Price, 'text'>) => text.replace(/\.00$/, '');

/** For example '$6–$15', and '$9' where all dishes cost the same. */
export const priceWords = ({ leastPrice, mostPrice }: Summary): string =>
  leastPrice.cents === mostPrice.cents
    ? shortPrice(leastPrice)
    : `${shortPrice(leastPrice)}–${shortPrice(mostPrice)}`;

/** How much of the menu is vegetarian; null when nothing is. */
export const vegetarianWords = ({ dishCount, vegetarianDishCount }: Summary): string | null => {
  if (vegetarianDishCount === 0) return null;
  if (vegetarianDishCount === dishCount) return t`All vegetarian`;
  return t`${vegetarianDishCount} of ${dishCount} vegetarian`;
};
