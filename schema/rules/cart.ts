import * as z from 'zod/mini';
import { cartLineLimit, dishQuantityLimit, noteLengthLimit } from '../constants.ts';

/** A wish to the cook; line breaks are welcome, other control characters are not. */
export const orderNote = z.string().check(
  z.trim(),
  z.maxLength(noteLengthLimit, `Please use at most ${noteLengthLimit} characters.`),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Please remove the special characters.'),
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
    }),
  )
  .check(z.maxLength(cartLineLimit, `At most ${cartLineLimit} different dishes in one order.`));
export type CartLines = z.infer<typeof cartLines>;
