import * as z from 'zod/mini';
import { deliveryLine } from './address.ts';
import { acceptedDietConflicts, cartLines } from './cart.ts';

/** What the server checks of a changed day of a tiffin plan; no dishes skip it. */
export const tiffinDayChange = z.object({
  lines: cartLines,
  deliveryAddress: z.nullish(deliveryLine),
  expectedTotalCents: z.int(),
  acceptedDietConflicts,
});
