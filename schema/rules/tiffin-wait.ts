import * as z from 'zod/mini';
import { dishQuantityLimit } from '../constants.ts';
import { planWeekdays } from './tiffin-plan.ts';

/** What a customer waits for when an offered tiffin plan is full. */
export const tiffinWait = z.object({
  offerId: z.uuid('Unknown offer'),
  weekdays: planWeekdays,
  people: z
    .int(/*i18n*/ 'Please choose a whole number')
    .check(z.minimum(1, /*i18n*/ 'Please choose at least one'), z.maximum(dishQuantityLimit)),
});
