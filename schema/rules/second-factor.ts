import * as z from 'zod/mini';
import { unambiguousCharacters } from '../unambiguous-characters.ts';
import { line } from './text.ts';

export const passkeyLimit = 10;
export const passkeyNameLength = 60;
export const recoveryCodeCount = 10;
export const recoveryCodeLength = 10;
export const authenticatorCodeLength = 6;

/** Minutes in which a sign-in can be completed by its second factor, and how often that can be tried. */
export const challengeMinutes = 5;
export const challengeTries = 5;

/** How long a proof of who a person is counts as fresh. */
export const freshProofMinutes = 10;

/** Refunds of a payment above this, in cents, need a fresh proof. */
export const refundWithoutProofCents = 5000;

/** Codes as people type them: in any case, with dashes and spaces or without. */
const typedCode = (required: string) =>
  z.string(required).check(
    z.maxLength(40, /*i18n*/ 'Please check the code.'),
    z.overwrite(typed => typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '')),
    z.minLength(1, required),
  );

const authenticatorPattern = new RegExp(`^\\d{${authenticatorCodeLength}}$`);

/** A code of an authenticator app is all digits of its length; a recovery code is longer. */
export const isAuthenticatorCode = (code: string): boolean => authenticatorPattern.test(code);

export const authenticatorCode = typedCode(/*i18n*/ 'Enter the code from your authenticator app.').check(
  z.regex(authenticatorPattern, /*i18n*/ 'The code has 6 digits.'),
);
export const authenticatorCodeForm = z.object({ code: authenticatorCode });

const recoveryCode = typedCode(/*i18n*/ 'Enter one of your recovery codes.').check(
  z.regex(
    new RegExp(`^[${unambiguousCharacters}]{${recoveryCodeLength}}$`),
    /*i18n*/ 'A recovery code has 10 letters and digits, such as 7KQM2-XPA9C.',
  ),
);
export const recoveryCodeForm = z.object({ code: recoveryCode });

/** Either code. */
const factorCode = typedCode(/*i18n*/ 'Enter the code.').check(
  z.regex(
    new RegExp(`^(\\d{${authenticatorCodeLength}}|[${unambiguousCharacters}]{${recoveryCodeLength}})$`),
    /*i18n*/ 'The code has 6 digits; a recovery code has 10 letters and digits.',
  ),
);

export const passkeyName = line(/*i18n*/ 'Give the passkey a name', passkeyNameLength);
export const passkeyNameForm = z.object({ name: passkeyName });

/** What a browser returns of a passkey, as JSON; the longest of real ones have a quarter of this. */
const passkeyResponse = z.string().check(z.minLength(2), z.maxLength(16_000));
const challenge = z.string().check(z.minLength(1), z.maxLength(100));

/** The answer to a challenge: a code or what the browser returned of a passkey. */
export const factorAnswer = z.object({
  challenge,
  code: z.nullish(factorCode),
  passkeyResponse: z.nullish(passkeyResponse),
});
export type FactorAnswer = z.infer<typeof factorAnswer>;

export const newPasskey = z.object({ challenge, response: passkeyResponse, name: passkeyName });
export type NewPasskey = z.infer<typeof newPasskey>;
