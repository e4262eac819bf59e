import * as z from 'zod/mini';
import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../constants.ts';
import { lines } from './text.ts';

/** A note to the cook. */
export const orderNote = lines(noteLengthLimit);

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
    }),
  )
  .check(z.maxLength(cartLineLimit, `At most ${cartLineLimit} different dishes in one order.`));
export type CartLines = z.infer<typeof cartLines>;
