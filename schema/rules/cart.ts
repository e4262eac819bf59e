import * as z from 'zod/mini';
import { cartLineLimit, dishQuantityLimit, lineChoiceLimit, noteLengthLimit } from '../constants.ts';
import { lines } from './text.ts';

/** A note to the cook. */
export const orderNote = lines(noteLengthLimit);

/** IDs of conflicts with what a household eats that a customer accepts: at most one for each line. */
export const acceptedDietConflicts = z.nullish(
  z
    .array(z.string().check(z.maxLength(40, 'Unknown conflict')))
    .check(z.maxLength(cartLineLimit, 'Too many conflicts.')),
);

export const cartLines = z
  .array(
    z.object({
      dishId: z.uuid('Unknown dish'),
      quantity: z
        .int('Please choose a whole number')
        .check(
          z.minimum(1, 'Please choose at least one'),
          z.maximum(dishQuantityLimit, `At most ${dishQuantityLimit} of one dish.`),
        ),
      // Left out as before where nothing is chosen: the hash of a request must not depend on the release.
      choiceIds: z.nullish(
        z
          .array(z.uuid('Unknown choice'))
          .check(z.maxLength(lineChoiceLimit, 'Too many choices for one dish.')),
      ),
    }),
  )
  .check(z.maxLength(cartLineLimit, `At most ${cartLineLimit} different dishes in one order.`));
export type CartLines = z.infer<typeof cartLines>;
