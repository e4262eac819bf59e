import * as z from 'zod/mini';
import { profile } from './customer.ts';
import { ein } from './ein.ts';
import { mailedCode } from './mailed-code.ts';
import { email, line, lines } from './text.ts';

/** The first step of a claim: the code goes to this address. */
export const einClaimStart = z.object({ ein, email });

/** The second step, without the file. */
export const einClaimDetails = z.object({
  code: mailedCode,
  contactName: line(/*i18n*/ 'Please enter your name.'),
  phone: profile.shape.phone,
  message: lines(1000),
});

export const einClaimEntry = z.extend(einClaimDetails, { ein, email });
export type EinClaimEntry = z.infer<typeof einClaimEntry>;
