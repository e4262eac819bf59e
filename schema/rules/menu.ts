import * as z from 'zod/mini';
import {
  allergens,
  diets,
  dishDescriptionLimit,
  dishMarks,
  dishNameLimit,
  mealtimes,
  photoAltLimit,
  platesOfPortionMaximum,
  portionLimit,
  portionLimitMaximum,
  priceMaximumCents,
  priceMinimumCents,
} from '../constants.ts';
import { withValues } from '../with-values.ts';
import { optionGroups } from './options.ts';
import { line, lines, optionalLine } from './text.ts';

export const categoryName = line(/*i18n*/ 'Please name the category', 60);

const priceWords = /*i18n*/ 'Please enter a price from $0.50 to $1,000';

export const platesWords = withValues(/*i18n*/ 'Please enter 1 to {0} plates', platesOfPortionMaximum);

export const portionLimitWords = withValues(/*i18n*/ 'Please enter 1 to {0} portions', portionLimitMaximum);

const weekday = z.int().check(z.minimum(0), z.maximum(6));

/** How much one portion is. */
const portion = optionalLine(portionLimit);

interface WithDiets {
  choices: readonly { diet?: (typeof diets)[number] | null }[];
}

/** What must hold between the fields of a dish, in whatever form they are. */
export const dishChecks = [
  z.refine<Pick<DishFacts, 'diet' | 'marks'>>(
    ({ diet, marks }) => !marks.includes('JAIN') || diet === 'VEGETARIAN' || diet === 'VEGAN',
    {
      error: /*i18n*/ 'A Jain dish is vegetarian or vegan: change its diet, or take this mark away.',
      path: ['marks'],
    },
  ),
  z.refine<Pick<DishFacts, 'allergens' | 'isAvailable'>>(
    ({ allergens, isAvailable }) => !isAvailable || Array.isArray(allergens),
    { error: /*i18n*/ 'Choose the allergens it contains, or None of these.', path: ['allergens'] },
  ),
  z.refine<Pick<DishFacts, 'marks'> & { optionGroups: readonly WithDiets[] }>(
    ({ marks, optionGroups }) =>
      !marks.includes('JAIN') ||
      optionGroups.every(({ choices }) =>
        choices.every(({ diet }) => diet !== 'EGG' && diet !== 'NON_VEGETARIAN'),
      ),
    {
      error:
        /*i18n*/ 'A Jain dish has no choices with egg or meat: change their diet, or take this mark away.',
      path: ['marks'],
    },
  ),
] as const;

/** The fields of a dish. Allergens are null until answered; an empty list is an answer. */
export const dishFacts = z
  .object({
    name: line(/*i18n*/ 'Please name the dish', dishNameLimit),
    description: lines(dishDescriptionLimit),
    priceCents: z
      .int(priceWords)
      .check(z.minimum(priceMinimumCents, priceWords), z.maximum(priceMaximumCents, priceWords)),
    portion: z.nullish(portion),
    diet: z.enum(diets, /*i18n*/ 'Please choose a diet'),
    spiceLevel: z
      .int(/*i18n*/ 'Please choose how spicy it is')
      .check(z.minimum(0, /*i18n*/ 'From 0 to 3'), z.maximum(3, /*i18n*/ 'From 0 to 3')),
    allergens: z.nullish(z.array(z.enum(allergens, /*i18n*/ 'Unknown allergen'))),
    marks: z.array(z.enum(dishMarks, /*i18n*/ 'Unknown mark')),
    mealtimes: z
      .array(z.enum(mealtimes))
      .check(
        z.minLength(1, /*i18n*/ 'Choose at least one meal.'),
        z.maxLength(mealtimes.length, /*i18n*/ 'Choose each meal once.'),
      ),
    weekdays: z
      .array(weekday)
      .check(
        z.minLength(1, /*i18n*/ 'Choose at least one day.'),
        z.maxLength(7, /*i18n*/ 'Choose each day once.'),
      ),
    plates: z
      .int(platesWords)
      .check(z.minimum(1, platesWords), z.maximum(platesOfPortionMaximum, platesWords)),
    portionLimit: z.nullish(
      z
        .int(portionLimitWords)
        .check(z.minimum(1, portionLimitWords), z.maximum(portionLimitMaximum, portionLimitWords)),
    ),
    optionGroups,
    isTiffinOfTheDay: z.boolean(),
    isAvailable: z.boolean(),
  })
  .check(...dishChecks);
export type DishFacts = z.infer<typeof dishFacts>;

/** What a photo shows, for people who do not see it. */
export const photoAlt = line(/*i18n*/ 'Please describe the photo', photoAltLimit);

export const photoRefusal = /*i18n*/ 'Please choose a JPG or PNG photo.';
