import * as z from 'zod/mini';
import { line, lines } from './text.ts';

const fullNameRequired = 'Please enter your full legal name to sign the agreement.';
const acknowledgmentRequired = 'Please acknowledge that you have read and understood the agreement.';

/** What somebody gives to sign an agreement. */
export const agreementSignature = z.object({
  fullName: line(fullNameRequired, 120),
  acknowledged: z
    .boolean(acknowledgmentRequired)
    .check(z.refine(isTicked => isTicked, { error: acknowledgmentRequired })),
});
export type AgreementSignature = z.infer<typeof agreementSignature>;

/** Why something was rejected, in words the kitchen can act on. */
export const rejectionReason = lines(500, 'Please enter what needs to be corrected.');
