import * as z from 'zod/mini';
import { signInCodeLength } from '../constants.ts';
import { ein } from './ein.ts';
import { email } from './text.ts';

export const bothNeeded = 'Please enter both your EIN and email address.';

export const supplierSignIn = z.object({ ein, email });
export type SupplierSignIn = z.infer<typeof supplierSignIn>;

const filled = z.string().check(z.trim(), z.minLength(1, bothNeeded));

/** What a form checks before it asks: that both are there. How they are written the server judges, and says so. */
export const supplierSignInForm = z.object({ ein: filled, email: filled });

export const signInCode = z
  .string('Please enter the code')
  .check(
    z.trim(),
    z.regex(new RegExp(`^\\d{${signInCodeLength}}$`), `The code has ${signInCodeLength} digits`),
  );
