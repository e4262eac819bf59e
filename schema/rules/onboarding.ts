import * as z from 'zod/mini';
import { line, lines } from './text.ts';

const fullNameRequired = /*i18n*/ 'Please enter your full legal name to sign the agreement.';
const acknowledgmentRequired = /*i18n*/ 'Please acknowledge that you have read and understood the agreement.';

/** The input for signing an agreement. */
export const agreementSignature = z.object({
  fullName: line(fullNameRequired, 120),
  acknowledged: z
    .boolean(acknowledgmentRequired)
    .check(z.refine(isTicked => isTicked, { error: acknowledgmentRequired })),
});
export type AgreementSignature = z.infer<typeof agreementSignature>;

/** The reason for a rejection, shown to the kitchen. */
export const rejectionReason = lines(500, 'Please enter what needs to be corrected.');
