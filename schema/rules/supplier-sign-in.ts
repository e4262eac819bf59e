import * as z from 'zod/mini';
import { signInCodeLength } from '../constants.ts';
import { withValues } from '../with-values.ts';
import { ein } from './ein.ts';
import { email } from './text.ts';

export const bothNeeded = /*i18n*/ 'Please enter both your EIN and email address.';

export const supplierSignIn = z.object({ ein, email });
export type SupplierSignIn = z.infer<typeof supplierSignIn>;

const filled = z.string().check(z.trim(), z.minLength(1, bothNeeded));

/** Checked by the form before it sends: both are present. The server validates their format. */
export const supplierSignInForm = z.object({ ein: filled, email: filled });

export const signInCode = z
  .string(/*i18n*/ 'Please enter the code')
  .check(
    z.trim(),
    z.regex(
      new RegExp(`^\\d{${signInCodeLength}}$`),
      withValues(/*i18n*/ 'The code has {0} digits', signInCodeLength),
    ),
  );
