import { Secret, TOTP } from 'otpauth';
import { authenticatorCodeLength } from '../../../../../schema/rules/second-factor.ts';

const issuer = 'Tiffin';
const seconds = 30;
/** Codes before and after the current one that are accepted: clocks of phones differ. */
const tolerance = 1;

/** The 160 bits that RFC 4226 recommends, in the letters that people can type into an app. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = 'account'): TOTP =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    digits: authenticatorCodeLength,
    period: seconds,
  });

/** The address that a QR code gives to an authenticator app. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The half minute whose code this is, now or next to it; null for a wrong code. */
export const stepOfCode = (secret: string, code: string, now: Date): number | null => {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};
