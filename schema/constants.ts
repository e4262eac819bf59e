/** Limits and lists that the specification fixes, shared by the server and the client. */

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

export const minimumRatings = [3, 4, 4.5] as const;

export const passwordMinimumLength = 6;
export const earthRadiusMiles = 3959;

/** The most lines a cart may hold, and the most of one dish. */
export const cartLineLimit = 30;
export const dishQuantityLimit = 50;
export const noteLengthLimit = 300;

/** A customer may always cancel within these minutes of placing. */
export const cancellationMinutes = 5;

/** How far ahead meal windows are offered. */
export const orderableDays = 7;

/** How many addresses a person may save. */
export const addressLimit = 20;

export const reviewLengthLimit = 1000;
/** For so many days after it was written a review may be changed. */
export const reviewChangeDays = 30;
