import { challengeMinutes } from '../../../../../schema/rules/second-factor.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import type { Credential } from '../factors-of.ts';
import { passkeySite } from './passkey-site.ts';

/** What the browser needs to ask for a passkey, and what the passkey must sign. */
export interface PasskeyRequest {
  /** PublicKeyCredentialRequestOptionsJSON, as text. */
  options: string;
  webauthnChallenge: string;
}

/** A transport that a browser named once; the list grows faster than the types of any library. */
const allowed = ({ id, transports }: Credential) => ({ id, transports });

/**
 * Asks for one of these passkeys; for any with which someone verified themselves on the device, when none are given.
 */
export const passkeyRequest = async (ctx: Ctx, credentials?: Credential[]): Promise<PasskeyRequest> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(ctx).rpID,
    timeout: challengeMinutes * 60_000,
    userVerification: credentials ? 'preferred' : 'required',
    ...(credentials && { allowCredentials: credentials.map(allowed) }),
  });
  return { options: JSON.stringify(options), webauthnChallenge: options.challenge };
};
