import * as z from 'zod/mini';
import {
  dishQuantityLimit,
  mealtimes,
  priceMaximumCents,
  priceMinimumCents,
  tiffinOfferDishLimit,
  tiffinOfferNameLimit,
  tiffinPromiseLimit,
  tiffinSpotsLimit,
} from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line, optionalLine } from './text.ts';
import { planWeekdays } from './tiffin-plan.ts';

const priceWords = /*i18n*/ 'Please enter a price from $0.50 to $1,000';

const offeredDish = z.object({
  dishId: z.uuid('Unknown dish'),
  quantity: z
    .int(/*i18n*/ 'Please choose a whole number')
    .check(z.minimum(1, /*i18n*/ 'Please choose at least one'), z.maximum(dishQuantityLimit)),
  unitPriceCents: z
    .int(priceWords)
    .check(z.minimum(priceMinimumCents, priceWords), z.maximum(priceMaximumCents, priceWords)),
});

const spotsWords = withValues(
  /*i18n*/ 'Please enter a number from 1 to {0}, or leave it empty.',
  tiffinSpotsLimit,
);

/** For how many people a cook makes an offered plan on one day. */
export const offerSpots = z
  .int(spotsWords)
  .check(z.minimum(1, spotsWords), z.maximum(tiffinSpotsLimit, spotsWords));

/** What a cook says of a tiffin plan that customers can start. */
export const tiffinOffer = z
  .object({
    name: line(/*i18n*/ 'Please name the plan', tiffinOfferNameLimit),
    promise: optionalLine(tiffinPromiseLimit),
    mealtime: z.enum(mealtimes, /*i18n*/ 'Please choose a meal'),
    weekdays: planWeekdays,
    spots: z.nullish(offerSpots),
    leastDays: z.int().check(z.minimum(1), z.maximum(7)),
    lines: z
      .array(offeredDish)
      .check(
        z.minLength(1, /*i18n*/ 'Please choose a dish first.'),
        z.maxLength(
          tiffinOfferDishLimit,
          withValues(/*i18n*/ 'Please choose up to {0} dishes.', tiffinOfferDishLimit),
        ),
      ),
  })
  .check(
    z.refine(({ leastDays, weekdays }) => leastDays <= new Set(weekdays).size, {
      error: /*i18n*/ 'You cook it on fewer days than customers would have to choose.',
      path: ['leastDays'],
    }),
    z.refine(({ lines }) => new Set(lines.map(({ dishId }) => dishId)).size === lines.length, {
      error: /*i18n*/ 'Please list each dish once, with its number of portions.',
      path: ['lines'],
    }),
  );
interface OfferableDish {
  isAvailable: boolean;
  mealtimes: readonly string[];
  weekdays: readonly number[];
}

/** Whether customers can have a dish of an offer: on sale, and cooked for its meal on all of its days. */
export const fitsOffer = (
  dish: OfferableDish,
  { mealtime, weekdays }: { mealtime: string; weekdays: readonly number[] },
): boolean =>
  dish.isAvailable && dish.mealtimes.includes(mealtime) && weekdays.every(day => dish.weekdays.includes(day));

export type TiffinOfferFacts = z.infer<typeof tiffinOffer>;
