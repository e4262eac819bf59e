import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { newPasskey, passkeyLimit } from '../../../../../schema/rules/second-factor.ts';
import { settingUpFactors } from '../../../../core/access/rules.ts';
import { checked } from '../../../../core/operation/checked.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../../core/operation/problem.ts';
import { newIdentifier } from '../../../../core/values/identifier.ts';
import { viewerAsUser } from '../../find-user.ts';
import { needsFreshProof } from '../../fresh-proof/needs-fresh-proof.ts';
import { lockUser } from '../../lock-user.ts';
import { factorAdded } from '../factor-added.ts';
import { ChallengePurpose } from '../factor-challenge.ts';
import { needsProvenEmail } from '../needs-proven-email.ts';
import { noteFactorChange } from '../note-factor-change.ts';
import type { SecondFactorAdded } from '../second-factor.ts';
import type { AddPasskeyInput } from '../second-factor-inputs.ts';
import {
  ChallengeExpired,
  PasskeyRefused,
  PasskeyTaken,
  TooManyPasskeys,
} from '../second-factor-problems.ts';
import { tryChallenge, useUpChallenge } from '../try-challenge.ts';
import { parsePasskeyResponse } from './parse-passkey-response.ts';
import { Passkey } from './passkey.ts';
import { passkeyAlgorithms } from './passkey-algorithms.ts';
import { passkeySite } from './passkey-site.ts';

interface Prepared {
  challengeId: string;
  passkey: Pick<
    Passkey,
    'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced' | 'isBackedUp' | 'name'
  >;
}

/** As many and as long as browsers name them. */
const transportLimit = 10;
const transportLength = 30;

const prepare = async (ctx: Ctx, input: AddPasskeyInput): Promise<Prepared | Problem> => {
  const refused = needsProvenEmail(ctx, (await viewerAsUser(ctx))!) ?? needsFreshProof(ctx);
  if (refused) return refused;
  const given = checked(newPasskey, input);
  if (given instanceof InvalidInput) return given;
  const challenge = await tryChallenge(ctx, given.challenge, [ChallengePurpose.NEW_PASSKEY]);
  if (challenge?.userId !== ctx.viewer.userId) return new ChallengeExpired();
  const info = await verified(ctx, given.response, challenge.webauthnChallenge!);
  if (!info) return new PasskeyRefused();
  const { id, publicKey, counter, transports = [] } = info.credential;
  return {
    challengeId: challenge.id,
    passkey: {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.slice(0, transportLimit).map(each => String(each).slice(0, transportLength)),
      isSynced: info.credentialDeviceType === 'multiDevice',
      isBackedUp: info.credentialBackedUp,
      name: given.name,
    },
  };
};

/** Undefined when anything of it is wrong, which the library reports by throwing. */
const verified = async (ctx: Ctx, text: string, expectedChallenge: string) => {
  const response = parsePasskeyResponse<RegistrationResponseJSON>(text);
  if (!response) return undefined;
  const { origin, rpID } = passkeySite(ctx);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    return registrationInfo;
  } catch {
    return undefined;
  }
};

const perform = async (
  work: Work,
  { challengeId, passkey }: Prepared,
): Promise<SecondFactorAdded | Problem> => {
  const { em, sql, viewer, now } = work;
  const { userId } = viewer;
  await lockUser(sql, userId);
  if (!(await useUpChallenge(sql, challengeId))) return new ChallengeExpired();
  if ((await em.count(Passkey, { userId })) >= passkeyLimit) return new TooManyPasskeys();
  try {
    const stored = em.create(Passkey, { ...passkey, id: newIdentifier(now), userId, createdAt: now });
    await em.persist(stored).flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return new PasskeyTaken();
    throw error;
  }
  await noteFactorChange(work, 'PASSKEY_ADDED', userId);
  return factorAdded(work);
};

/** Adds the passkey that the viewer's browser made; the first second factor comes with recovery codes. */
export const addPasskey = preparedOperation(settingUpFactors, prepare, perform);
