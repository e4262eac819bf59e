import * as z from 'zod/mini';
import { deliveryRadiusLimit, kitchenStoryLimit } from '../constants.ts';
import { withValues } from '../with-values.ts';
import { profile } from './customer.ts';
import * as kitchen from './kitchen.ts';
import { lines } from './text.ts';

const radiusWords = withValues(/*i18n*/ 'Please choose 1 to {0} miles', deliveryRadiusLimit);

/** What a cook may change about the own kitchen. */
export const kitchenProfile = z
  .object({
    kitchenName: kitchen.kitchenName,
    cookName: kitchen.cookName,
    phone: profile.shape.phone,
    description: kitchen.kitchenDescription,
    story: lines(kitchenStoryLimit),
    cuisineType: kitchen.cuisineType,
    offersDelivery: z.boolean(),
    offersPickup: z.boolean(),
    deliveryRadiusMiles: z
      .int(radiusWords)
      .check(z.minimum(1, radiusWords), z.maximum(deliveryRadiusLimit, radiusWords)),
    address: kitchen.streetAddress,
    city: kitchen.city,
    state: kitchen.state,
    zipCode: kitchen.zipCode,
  })
  .check(
    z.refine(({ offersDelivery, offersPickup }) => offersDelivery || offersPickup, {
      error: /*i18n*/ 'Choose delivery, pickup or both',
      path: ['offersDelivery'],
    }),
  );
export type KitchenProfile = z.infer<typeof kitchenProfile>;

/** The first day on which the kitchen cooks again; which days may be chosen depends on its calendar. */
export const kitchenPause = z.object({
  until: z
    .string()
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, /*i18n*/ 'Please choose the day you start cooking again')),
});

/** How many plates a day, up to the bound of the band the kitchen was approved for. */
export const kitchenCapacity = (most: number) => {
  const words = withValues(/*i18n*/ 'Please enter 1 to {0} meals a day', most);
  return z.object({ capacity: z.int(words).check(z.minimum(1, words), z.maximum(most, words)) });
};
