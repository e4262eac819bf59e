import * as z from 'zod/mini';
import { allergens, dietNeeds, diets, firstNameLimit, householdLimit } from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line } from './text.ts';

const kinds = z
  .array(z.enum(allergens, /*i18n*/ 'Unknown allergen'))
  .check(z.maxLength(allergens.length, /*i18n*/ 'Choose each of them once.'));

/** Someone who eats with a customer, and what they do not eat. An ID names one person of the household. */
export const householdMember = z.object({
  id: z.uuid('Unknown person'),
  name: line(/*i18n*/ 'Please enter a first name', firstNameLimit),
  never: kinds,
  dislikes: kinds,
  /** Null when the person eats every diet. */
  diet: z.nullable(z.enum(diets, /*i18n*/ 'Please choose a diet')),
  needs: z
    .array(z.enum(dietNeeds, /*i18n*/ 'Unknown mark'))
    .check(z.maxLength(dietNeeds.length, /*i18n*/ 'Choose each of them once.')),
});

export const household = z.object({
  people: z.array(householdMember).check(
    z.maxLength(householdLimit, withValues(/*i18n*/ 'At most {0} people.', householdLimit)),
    z.refine(
      people => new Set(people.map(({ id }) => id.toLowerCase())).size === people.length,
      'Each person needs an ID of their own.',
    ),
  ),
  version: z.int(),
});
export type Household = z.infer<typeof household>;
