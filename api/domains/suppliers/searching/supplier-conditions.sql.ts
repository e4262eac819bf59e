import { deliveryRadiusLimit, earthRadiusMiles } from '../../../../schema/constants.ts';
import { cuisinesWithin } from '../../../../schema/cuisine-families.ts';
import { identifier } from '../../../core/values/identifier.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import { type Coordinates, onTheMap } from '../../cities/coordinates.ts';
import type { DietaryNeed } from '../dietary-need.ts';
import type { SupplierFilter } from './supplier-inputs.ts';

/** Adds a parameter to the statement and returns its placeholder. */
export type Bind = (value: unknown) => string;

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
export const suits: Record<DietaryNeed, string> = {
  VEGETARIAN_KITCHEN: `s.dietary_needs @> '{VEGETARIAN_KITCHEN}'`,
  VEGAN: `s.dietary_needs @> '{VEGAN}'`,
  JAIN: `s.dietary_needs @> '{JAIN}'`,
  NO_ONION_GARLIC: `s.dietary_needs @> '{NO_ONION_GARLIC}'`,
  NO_EGG: `s.dietary_needs @> '{NO_EGG}'`,
};

const cooks = (cuisineType: string, bind: Bind) => {
  const cuisines = cuisinesWithin(searchTerm(cuisineType, 'filter.cuisineType')).map(bind);
  return cuisines.length === 1
    ? `s.cuisine_type = ${cuisines[0]}`
    : `s.cuisine_type in (${cuisines.join(', ')})`;
};

export const costsLess = (cents: number, bind: Bind) =>
  `(s.menu_summary ->> 'typicalPriceCents')::int < ${bind(cents)}::int`;

/** Within a city distances are computed; elsewhere the spatial index finds the few kitchens near enough. */
export const delivers = (to: Coordinates, { cityId, city }: SupplierFilter, bind: Bind) => {
  const { latitude, longitude } = onTheMap(to);
  const place = `${bind(latitude)}::float8, ${bind(longitude)}::float8`;
  return [
    's.offers_delivery',
    ...(cityId || city ? [] : [around(place)]),
    `miles_between(s.latitude, s.longitude, ${place}) <= s.delivery_radius_miles`,
  ].join(' and ');
};

/** An array, so that it is found once and first. */
const around = (place: string) => `s.id = any(array(
  select k.id from suppliers k where k.is_active and on_earth(k.latitude, k.longitude)
    <@ cube_enlarge(on_earth(${place}), ${deliveryRadiusLimit / earthRadiusMiles}, 3)))`;

/** Conditions on cuisine, rating and meals. */
export const qualityConditions = (
  { cuisineType, minimumRating, openFor }: SupplierFilter,
  now: Date,
  bind: Bind,
): string[] => {
  const conditions: string[] = [];
  if (cuisineType) conditions.push(cooks(cuisineType, bind));
  if (minimumRating) conditions.push(`s.rating >= ${bind(minimumRating)}::float8::numeric`);
  if (openFor) {
    const day = bind(openFor.serviceDate);
    conditions.push(`exists (select from meal_windows(s.id, ${day}::date, ${day}::date) meal
      where meal.mealtime = ${bind(openFor.mealtime)} and meal.is_cooked and meal.plates_left > 0
        and meal.cut_off_at > ${bind(now)})`);
  }
  return conditions;
};

/** Conditions of the choices that are counted (count-facets.sql.ts). */
export const choiceConditions = (filter: SupplierFilter, bind: Bind): Choices => {
  const { dietaryNeed, priceUnderCents, deliversTo } = filter;
  return {
    diet: dietaryNeed ? suits[dietaryNeed] : undefined,
    price: priceUnderCents ? costsLess(priceUnderCents, bind) : undefined,
    reach: deliversTo ? delivers(deliversTo, filter, bind) : undefined,
  };
};

export interface Choices {
  diet?: string;
  price?: string;
  reach?: string;
}

export const chosen = (choices: Choices): string[] =>
  Object.values(choices).filter((condition): condition is string => condition !== undefined);
