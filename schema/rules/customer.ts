import * as z from 'zod/mini';
import { passwordMinimumLength } from '../constants.ts';
import { email, line } from './text.ts';

export const newPassword = z
  .string(/*i18n*/ 'Password is required')
  .check(
    z.minLength(passwordMinimumLength, /*i18n*/ 'Password must be at least 6 characters long'),
    z.maxLength(128, /*i18n*/ 'Please use at most 128 characters.'),
  );

/** What people may change about themselves. */
export const profile = z.object({
  name: line(/*i18n*/ 'Name is required'),
  phone: line(/*i18n*/ 'Phone is required', 25).check(
    z.regex(/^\+?[\d\s().-]{7,25}$/, /*i18n*/ 'Please enter a phone number, for example (408) 555-0147'),
  ),
});
export type Profile = z.infer<typeof profile>;

/** What a person enters to create a customer account. */
export const customerRegistration = z.object({
  name: profile.shape.name,
  email,
  phone: profile.shape.phone,
  password: newPassword,
});
export type CustomerRegistration = z.infer<typeof customerRegistration>;

/** The same with the repetition that only the form asks for. */
export const customerRegistrationForm = z.extend(customerRegistration, { confirmPassword: z.string() }).check(
  z.refine(form => form.password === form.confirmPassword, {
    error: /*i18n*/ "Passwords don't match",
    path: ['confirmPassword'],
  }),
);

const presentPassword = z
  .string(/*i18n*/ 'Password is required')
  .check(
    z.minLength(1, /*i18n*/ 'Password is required'),
    z.maxLength(128, /*i18n*/ 'Please use at most 128 characters.'),
  );

/** An email address and a password; no more is checked, so that a refusal reveals nothing about the account. */
export const customerSignIn = z.object({ email, password: presentPassword });
export type CustomerSignIn = z.infer<typeof customerSignIn>;

/** The password, asked again before something irreversible. */
export const passwordProof = z.object({ password: presentPassword });

export const passwordChange = z.object({ currentPassword: presentPassword, newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** The same with the repetition that only the form asks for. */
export const passwordChangeForm = z.extend(passwordChange, { confirmPassword: z.string() }).check(
  z.refine(form => form.newPassword === form.confirmPassword, {
    error: /*i18n*/ "Passwords don't match",
    path: ['confirmPassword'],
  }),
);
