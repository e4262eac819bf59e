import * as z from 'zod/mini';
import { tiffinStopReasons } from '../constants.ts';
import { orderNote } from './cart.ts';

/** Why a customer stops a tiffin plan; both may be left out. */
export const tiffinStop = z.object({
  reason: z.nullish(z.enum(tiffinStopReasons, /*i18n*/ 'Please choose a reason.')),
  words: z.nullish(orderNote),
});
