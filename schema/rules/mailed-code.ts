import * as z from 'zod/mini';
import { unambiguousCharacters } from '../unambiguous-characters.ts';
import { newPassword } from './customer.ts';
import { email } from './text.ts';

export const mailedCodeLength = 8;
/** How long a mailed code works. */
export const mailedCodeMinutes = 15;

/** A code as people type it: in any case, with the dash of the email, with spaces, or without either. */
export const mailedCode = z.string(/*i18n*/ 'Enter the code from the email.').check(
  z.overwrite(typed => typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '')),
  z.minLength(1, /*i18n*/ 'Enter the code from the email.'),
  z.regex(
    new RegExp(`^[${unambiguousCharacters}]{${mailedCodeLength}}$`),
    /*i18n*/ 'The code has 8 letters and digits, such as 7KQM-2XPA.',
  ),
);

export const mailedCodeForm = z.object({ code: mailedCode });
export const mailedCodeSignIn = z.object({ email, code: mailedCode });
export type MailedCodeSignIn = z.infer<typeof mailedCodeSignIn>;

/** What a person enters who forgot the password: the code proves the mailbox. */
export const passwordReset = z.object({ email, code: mailedCode, newPassword });
export type PasswordReset = z.infer<typeof passwordReset>;
export const passwordResetForm = z.object({ code: mailedCode, newPassword });
