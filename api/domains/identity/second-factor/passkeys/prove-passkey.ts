import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../../core/query/query.ts';
import { FactorWay } from '../factor-way.ts';
import type { ProvenFactor } from '../proven-factor.ts';
import { PasskeyRefused } from '../second-factor-problems.ts';
import { parsePasskeyResponse } from './parse-passkey-response.ts';
import { Passkey } from './passkey.ts';
import { passkeySite } from './passkey-site.ts';
import { userHandleOf } from './user-handle.ts';

const passkeyQuery = query({ Passkey }, (from, { credentialId }: Given<{ credentialId: string }>) =>
  from
    .selectFrom('Passkey')
    .where('credentialId', '=', credentialId)
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter']),
);

type StoredPasskey = RowOf<typeof passkeyQuery>;

interface Use {
  id: string;
  counter: number;
  isBackedUp: boolean;
  now: Date;
}

/** A counter only ever grows; passkeys that do not count stay at 0. */
const recordUse = query({ Passkey }, (on, { id, counter, isBackedUp, now }: Given<Use>) =>
  on
    .updateTable('Passkey')
    .set({ counter, isBackedUp, lastUsedAt: now })
    .where('id', '=', id)
    .where(passkey => passkey.or([passkey('counter', '<', counter), passkey('counter', '=', 0)]))
    .returning('id'),
);

interface Asked {
  /** Whose passkey it must be; null when any may say who it is. */
  userId: string | null;
  webauthnChallenge: string | null;
}

/** Verifies what a browser returned of a passkey. One that signs in alone must have verified the person itself. */
export const provePasskey = async (
  ctx: Ctx,
  { userId, webauthnChallenge }: Asked,
  text: string,
): Promise<ProvenFactor | PasskeyRefused> => {
  const response = parsePasskeyResponse<AuthenticationResponseJSON>(text);
  const passkey = response && (await passkeyQuery.first(ctx.sql, { credentialId: response.id }));
  if (!passkey || !webauthnChallenge || (userId && passkey.userId !== userId)) return refused(ctx, userId);
  const info = await verified(ctx, response, passkey, webauthnChallenge, userId === null);
  if (!info) return refused(ctx, passkey.userId);
  const use = { id: passkey.id, counter: info.newCounter, isBackedUp: info.credentialBackedUp, now: ctx.now };
  return {
    userId: passkey.userId,
    way: FactorWay.PASSKEY,
    useUp: async ({ sql }) => Boolean(await recordUse.first(sql, use)),
  };
};

/** Undefined when anything of it is wrong, which the library reports by throwing. */
const verified = async (
  ctx: Ctx,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
  expectedChallenge: string,
  isAlone: boolean,
) => {
  const { origin, rpID } = passkeySite(ctx);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { credentialId: id, publicKey, counter, userId } = passkey;
  try {
    if (isAlone && response.response.userHandle !== userHandleOf(userId).text) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: isAlone,
    });
    return verified ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
};

const refused = (ctx: Ctx, userId: string | null): PasskeyRefused => {
  ctx.noteSecurity('code refused', { reason: 'PASSKEY_REFUSED', ...(userId && { userId }) });
  return new PasskeyRefused();
};
