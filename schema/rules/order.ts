import * as z from 'zod/mini';
import { noteLengthLimit } from '../constants.ts';
import { cartLines, orderNote } from './cart.ts';
import { line, lines } from './text.ts';

/** Where to deliver, on one line; nothing as long as it is not asked for. */
export const orderAddress = z.nullish(line(/*i18n*/ 'Please tell where to deliver.', 300));

/** What the server checks of an order before it looks at kitchens and prices. */
export const orderRequest = z
  .object({
    idempotencyKey: z
      .string()
      .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'A key has 8 to 100 characters without spaces.')),
    supplierId: z.uuid('Unknown kitchen'),
    serviceDate: z.string(),
    mealtime: z.enum(['BREAKFAST', 'LUNCH', 'DINNER']),
    fulfilment: z.enum(['DELIVERY', 'PICKUP']),
    deliveryAddress: orderAddress,
    note: z.nullish(orderNote),
    lines: cartLines,
    expectedTotalCents: z.int(),
  })
  .check(
    z.refine(order => order.fulfilment === 'PICKUP' || Boolean(order.deliveryAddress), {
      error: /*i18n*/ 'Please tell where to deliver.',
      path: ['deliveryAddress'],
    }),
  );
export type OrderRequest = z.infer<typeof orderRequest>;

export const cancellationReason = z.nullish(orderNote);

/** A kitchen always says why, because the customer reads it. */
export const kitchenCancellationReason = lines(noteLengthLimit).check(
  z.minLength(1, 'Please tell the customer why.'),
);
