import { Field, ObjectType } from 'type-graphql';
import { challengeMinutes, passkeyLimit } from '../../../../../schema/rules/second-factor.ts';
import { settingUpFactors } from '../../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../../core/access/visible.ts';
import { DateTime } from '../../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { viewerAsUser } from '../../find-user.ts';
import { beginFactorChange } from '../begin-factor-change.ts';
import { ChallengePurpose, FactorChallenge } from '../factor-challenge.ts';
import { factorsOf } from '../factors-of.ts';
import { issueChallenge } from '../issue-challenge.ts';
import { needsProvenEmail } from '../needs-proven-email.ts';
import { TooManyPasskeys } from '../second-factor-problems.ts';
import { passkeyAlgorithms } from './passkey-algorithms.ts';
import type { PasskeyRequest } from './passkey-request.ts';
import { passkeySite, passkeySiteName } from './passkey-site.ts';
import { userHandleOf } from './user-handle.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Request to the browser to make a passkey.' })
export class PasskeyStarted {
  @Field(() => String, { description: 'Token for addPasskey; works for 5 minutes and one passkey.' })
  challenge: string;

  @Field(() => String, { description: 'Options for navigator.credentials.create as JSON.' })
  options: string;

  @Field(() => DateTime, { description: 'Time until which the passkey can be added.' })
  expiresAt: Date;

  constructor(challenge: string, options: string, expiresAt: Date) {
    this.challenge = challenge;
    this.options = options;
    this.expiresAt = expiresAt;
  }
}

const prepare = async (ctx: Ctx, _: null): Promise<PasskeyRequest | Problem> => {
  const user = (await viewerAsUser(ctx))!;
  const refused = needsProvenEmail(ctx, user) ?? (await beginFactorChange(ctx));
  if (refused) return refused;
  const { passkeys } = await factorsOf(ctx.sql, user.id);
  if (passkeys.length >= passkeyLimit) return new TooManyPasskeys();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: passkeySiteName,
    rpID: passkeySite(ctx).rpID,
    userID: userHandleOf(user.id).bytes,
    userName: user.email,
    userDisplayName: user.name,
    timeout: challengeMinutes * 60_000,
    // The make of the device is none of our business.
    attestationType: 'none',
    excludeCredentials: passkeys,
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), webauthnChallenge: options.challenge };
};

/** Begins to add a passkey to the viewer's account; addPasskey completes it. */
export const startPasskey = preparedOperation(
  settingUpFactors,
  prepare,
  async (work, { options, webauthnChallenge }: PasskeyRequest) => {
    const { userId } = work.viewer;
    const purpose = ChallengePurpose.NEW_PASSKEY;
    await work.em.nativeDelete(FactorChallenge, { userId, purpose });
    const { challenge, expiresAt } = issueChallenge(work, { purpose, userId, webauthnChallenge });
    return new PasskeyStarted(challenge, options, expiresAt);
  },
);
