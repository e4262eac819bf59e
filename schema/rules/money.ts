import * as z from 'zod/mini';
import { noteLengthLimit } from '../constants.ts';
import { idempotencyKey } from './order.ts';
import { line } from './text.ts';

const reason = line('Please give a reason.', noteLengthLimit);

/** The input of a refund: lines, an amount, or neither for all that is left. */
const refundFields = z.object({
  idempotencyKey,
  lines: z.nullish(
    z
      .array(
        z.object({
          position: z.int().check(z.minimum(1), z.maximum(100)),
          quantity: z.int().check(z.minimum(1, 'Please choose at least one'), z.maximum(100, 'Too many')),
        }),
      )
      .check(z.minLength(1, 'Please choose at least one dish.'), z.maxLength(30, 'Too many lines')),
  ),
  amountCents: z.nullish(z.int().check(z.minimum(1, 'Please enter an amount.'))),
  reason,
});
export const refundRequest = refundFields.check(
  z.refine(({ lines, amountCents }) => !lines || !amountCents, {
    message: 'Please choose plates or an amount, not both.',
    path: ['amountCents'],
  }),
);
export type RefundRequest = z.infer<typeof refundRequest>;

const thousandDollars = 100_000;

/** An amount that an administrator adds to a kitchen's balance, or deducts. */
export const adjustment = z.object({
  id: z.string().check(z.uuid('An id is a UUID.')),
  cents: z.int('Please enter an amount.').check(
    z.minimum(-thousandDollars, 'At most $1,000 at a time.'),
    z.maximum(thousandDollars, 'At most $1,000 at a time.'),
    z.refine(cents => cents !== 0, 'Please enter an amount.'),
  ),
  reason,
});

/** The reference of a payment by hand, such as the number of a check. */
export const handReference = line('Please enter a reference, such as the number of the transfer.', 100);

/** What an administrator did about an unmatched payment; for the audit trail. */
export const closingNote = line('Please enter what was done.', noteLengthLimit);
