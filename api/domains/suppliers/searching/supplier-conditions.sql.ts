import { identifier } from '../../../core/values/identifier.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import type { DietaryNeed } from '../dietary-need.ts';
import type { SupplierFilter } from './supplier-inputs.ts';

/** Adds a parameter to the statement and returns its placeholder. */
type Bind = (value: unknown) => string;

interface Place {
  conditions: string[];
  /** SQL expression for the city when the filter names a single one. */
  city?: string;
}

/** Conditions on the location of kitchens. */
export const placeConditions = ({ cityId, city, state }: SupplierFilter, bind: Bind): Place => {
  const cities = [
    ...(cityId ? [bind(identifier(cityId, 'filter.cityId'))] : []),
    ...(city && state
      ? [`(select id from cities where ${named(city, bind)} and ${inState(state, bind)})`]
      : []),
  ];
  const conditions = cities.map(one => `s.city_id = ${one}`);
  if (city && !state) conditions.push(`s.city_id in (select id from cities where ${named(city, bind)})`);
  if (state && !city) conditions.push(`s.city_id in (select id from cities where ${inState(state, bind)})`);
  return { conditions, city: cities[0] };
};

const named = (city: string, bind: Bind) =>
  `lower(name) = ${bind(searchTerm(city, 'filter.city').trim().toLowerCase())}`;

const inState = (state: string, bind: Bind) =>
  `state = ${bind(searchTerm(state, 'filter.state').trim().toUpperCase())}`;

/** Not a parameter: how the database best finds these kitchens depends on how many there are. */
const suits: Record<DietaryNeed, string> = {
  VEGETARIAN_KITCHEN: `s.dietary_needs @> '{VEGETARIAN_KITCHEN}'`,
  VEGAN: `s.dietary_needs @> '{VEGAN}'`,
  JAIN: `s.dietary_needs @> '{JAIN}'`,
  NO_ONION_GARLIC: `s.dietary_needs @> '{NO_ONION_GARLIC}'`,
};

/** Conditions on cuisine, rating, diet and meals. */
export const qualityConditions = (
  { cuisineType, minimumRating, dietaryNeed, openFor }: SupplierFilter,
  now: Date,
  bind: Bind,
): string[] => {
  const conditions: string[] = [];
  if (cuisineType) conditions.push(`s.cuisine_type = ${bind(searchTerm(cuisineType, 'filter.cuisineType'))}`);
  if (minimumRating) conditions.push(`s.rating >= ${bind(minimumRating)}::float8::numeric`);
  if (dietaryNeed) conditions.push(suits[dietaryNeed]);
  if (openFor) {
    const day = bind(openFor.serviceDate);
    conditions.push(`exists (select from meal_windows(s.id, ${day}::date, ${day}::date) meal
      where meal.mealtime = ${bind(openFor.mealtime)} and meal.plates_left > 0
        and meal.cut_off_at > ${bind(now)})`);
  }
  return conditions;
};
