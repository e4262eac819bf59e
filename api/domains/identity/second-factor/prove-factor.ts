import { type FactorAnswer, isAuthenticatorCode } from '../../../../schema/rules/second-factor.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { proveAuthenticator } from './authenticators/prove-authenticator.ts';
import { provePasskey } from './passkeys/prove-passkey.ts';
import type { ProvenFactor } from './proven-factor.ts';
import { proveRecoveryCode } from './recovery-codes/prove-recovery-code.ts';
import type { TriedChallenge } from './try-challenge.ts';

/** Verifies the answer to a challenge: what a browser returned of a passkey, a code of the app, or a recovery code. */
export const proveFactor = async (
  ctx: Ctx,
  { userId, webauthnChallenge }: TriedChallenge,
  { code, passkeyResponse }: FactorAnswer,
): Promise<ProvenFactor | Problem> => {
  if (passkeyResponse) return provePasskey(ctx, { userId, webauthnChallenge }, passkeyResponse);
  if (!code || !userId) return new InvalidInput(/*i18n*/ 'Enter the code.', 'code');
  return isAuthenticatorCode(code)
    ? proveAuthenticator(ctx, userId, code)
    : proveRecoveryCode(ctx, userId, code);
};
