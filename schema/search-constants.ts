/** What searching for a kitchen needs; apart from all others, since every first visit loads it. */

export const cuisines = [
  'North Indian',
  'South Indian',
  'Bengali',
  'Gujarati',
  'Punjabi',
  'Maharashtrian',
  'Rajasthani',
  'Tamil',
  'Kerala',
  'Odia',
  'Indo-Chinese',
  'Street Food',
  'Biryani',
  'Multi-Cuisine',
] as const;
export type Cuisine = (typeof cuisines)[number];

/** The tiles above the search results on the customer home. */
export const cuisineGrid = [
  'North Indian',
  'South Indian',
  'Bengali',
  'Gujarati',
  'Maharashtrian',
  'Odia',
] as const;

/** The choices of the cuisine filter on the customer home. */
export const cuisineFilter = [
  'North Indian',
  'South Indian',
  'Bengali',
  'Gujarati',
  'Punjabi',
  'Maharashtrian',
  'Multi-Cuisine',
  'Street Food',
  'Biryani',
] as const;

/** Diets that kitchens can be found by. */
export const dietaryNeeds = ['VEGETARIAN_KITCHEN', 'VEGAN', 'JAIN', 'NO_ONION_GARLIC', 'NO_EGG'] as const;

/** Kitchens can be found whose dishes mostly cost less. */
export const lowPriceCents = 1200;

export const minimumRatings = [3, 4, 4.5] as const;

export const earthRadiusMiles = 3959;

/** The most characters to search or filter by: what a search costs grows with them, and no name is longer. */
export const searchLengthLimit = 100;
