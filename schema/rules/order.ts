import * as z from 'zod/mini';
import { issueReasons, noteLengthLimit } from '../constants.ts';
import { deliveryLine } from './address.ts';
import { acceptedDietConflicts, cartLines, orderNote } from './cart.ts';
import { lines, optionalLine } from './text.ts';

/** The delivery address of a cart on one line, possibly incomplete; an order needs all of it. */
export const cartAddress = z.nullish(optionalLine(300));

/** Names a request, so that a repeated one is answered with what the first one did. */
export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'A key has 8 to 100 characters without spaces.'));

/** What the server checks of an order before it looks at kitchens and prices. */
export const orderRequest = z
  .object({
    idempotencyKey,
    supplierId: z.uuid('Unknown kitchen'),
    serviceDate: z.string(),
    mealtime: z.enum(['BREAKFAST', 'LUNCH', 'DINNER']),
    fulfillment: z.enum(['DELIVERY', 'PICKUP']),
    deliveryAddress: z.nullish(deliveryLine),
    note: z.nullish(orderNote),
    lines: cartLines,
    expectedTotalCents: z.int(),
    acceptedDietConflicts,
  })
  .check(
    z.refine(order => order.fulfillment === 'PICKUP' || Boolean(order.deliveryAddress), {
      error: /*i18n*/ 'Please enter a delivery address.',
      path: ['deliveryAddress'],
    }),
  );
export type OrderRequest = z.infer<typeof orderRequest>;

export const cancellationReason = z.nullish(orderNote);

/** The reason for a cancellation, always required because the customer reads it. */
export const kitchenCancellationReason = lines(
  noteLengthLimit,
  /*i18n*/ 'Please give the customer a reason.',
);

/** What was wrong with an order. "Something else" requires a description. */
export const orderIssue = z
  .object({
    reason: z.enum(issueReasons, /*i18n*/ 'Please choose what went wrong.'),
    words: z.nullish(orderNote),
  })
  .check(
    z.refine(issue => issue.reason !== 'OTHER' || Boolean(issue.words), {
      error: /*i18n*/ 'Please describe what went wrong.',
      path: ['words'],
    }),
  );
