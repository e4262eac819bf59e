import * as z from 'zod/mini';
import {
  allergens,
  diets,
  dishDescriptionLimit,
  dishMarks,
  dishNameLimit,
  photoAltLimit,
  portionLimit,
  priceMaximumCents,
  priceMinimumCents,
} from '../constants.ts';
import { line, lines, optionalLine } from './text.ts';

export const categoryName = line('Please name the category', 60);

const priceWords = 'Please enter a price from $0.50 to $1,000';

/** How much one plate is. */
const portion = optionalLine(portionLimit);

/** What must hold between the fields of a dish, in whatever form they are. */
export const dishChecks = [
  z.refine<Pick<DishFacts, 'diet' | 'marks'>>(
    ({ diet, marks }) => !marks.includes('JAIN') || diet === 'VEGETARIAN' || diet === 'VEGAN',
    {
      error: 'A Jain dish is vegetarian or vegan: change its diet, or take this mark away.',
      path: ['marks'],
    },
  ),
  z.refine<Pick<DishFacts, 'allergens' | 'isAvailable'>>(
    ({ allergens, isAvailable }) => !isAvailable || Array.isArray(allergens),
    { error: 'Choose the allergens it contains, or None of these.', path: ['allergens'] },
  ),
] as const;

/** The fields of a dish. Allergens are null until answered; an empty list is an answer. */
export const dishFacts = z
  .object({
    name: line('Please name the dish', dishNameLimit),
    description: lines(dishDescriptionLimit),
    priceCents: z
      .int(priceWords)
      .check(z.minimum(priceMinimumCents, priceWords), z.maximum(priceMaximumCents, priceWords)),
    portion: z.nullish(portion),
    diet: z.enum(diets, 'Please choose a diet'),
    spiceLevel: z
      .int('Please choose how spicy it is')
      .check(z.minimum(0, 'From 0 to 3'), z.maximum(3, 'From 0 to 3')),
    allergens: z.nullish(z.array(z.enum(allergens, 'Unknown allergen'))),
    marks: z.array(z.enum(dishMarks, 'Unknown mark')),
    isAvailable: z.boolean(),
  })
  .check(...dishChecks);
export type DishFacts = z.infer<typeof dishFacts>;

/** What a photo shows, for people who do not see it. */
export const photoAlt = line('Please describe the photo', photoAltLimit);

export const photoRefusal = 'Please choose a JPG or PNG photo.';
