import * as z from 'zod/mini';
import { adjustment } from '../../../schema/rules/money.ts';
import { centsFrom } from '../../lib/formats/typed-money.ts';

const { cents, reason } = adjustment.shape;

/** An adjustment as typed in the form: the amount as typed, in dollars and without a sign. */
export const adjustmentDraft = z.object({
  direction: z.enum(['give', 'take']),
  amount: z.string().check(context => {
    const refused = cents.safeParse(centsFrom(context.value)).error;
    if (refused)
      context.issues.push({ code: 'custom', input: context.value, message: refused.issues[0]!.message });
  }),
  reason,
});
export type AdjustmentDraft = z.infer<typeof adjustmentDraft>;

/** In whole cents; below zero takes. */
export const adjustmentCents = ({ direction, amount }: AdjustmentDraft): number =>
  direction === 'give' ? centsFrom(amount) : -centsFrom(amount);
