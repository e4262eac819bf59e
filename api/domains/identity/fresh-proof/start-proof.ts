import { Field, ObjectType } from 'type-graphql';
import { settingUpFactors } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { named } from '../../../core/graphql/named.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { ChallengePurpose, FactorChallenge } from '../second-factor/factor-challenge.ts';
import { waysOf } from '../second-factor/factor-way.ts';
import { factorsOf } from '../second-factor/factors-of.ts';
import { issueChallenge } from '../second-factor/issue-challenge.ts';
import { passkeyRequest } from '../second-factor/passkeys/passkey-request.ts';
import { limitTries } from '../signing-in/limit-tries.ts';
import { User } from '../user.ts';

export const ProofWay = enumType('ProofWay', 'Way in which a signed-in person proves who they are.', {
  PASSWORD: 'Password of the account.',
  MAILED_CODE: 'Code mailed to the address of the account.',
  PASSKEY: 'Passkey of the account.',
  AUTHENTICATOR: 'Code of the authenticator app.',
  RECOVERY_CODE: 'Recovery code, which works once.',
});
export type ProofWay = keyof typeof ProofWay;

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Ways in which the viewer can prove who they are.' })
export class ProofStarted {
  @Field(() => String, { description: 'Token for proveAgain; works for 5 minutes and 5 tries.' })
  challenge!: string;

  @Field(() => [ProofWay], {
    description: 'Ways open to the viewer: a second factor when the account has one; the easiest first.',
  })
  ways!: ProofWay[];

  @Field(() => String, {
    nullable: true,
    description: 'Options for navigator.credentials.get as JSON; null when the account has no passkey.',
  })
  passkeyOptions!: string | null;

  @Field(() => DateTime, { description: 'Time until which the proof can be completed.' })
  expiresAt!: Date;
}

const prepare = async (ctx: Ctx, _: null): Promise<object | Problem> => {
  const { sessionId } = ctx.viewer.session!;
  return (await limitTries(ctx, [{ kind: 'proofs begun by session', key: sessionId }])) ?? {};
};

/** Without a second factor the first one is asked again: the password, or the mailbox of people who have none. */
const waysWithout = ({ passwordHash }: User): ProofWay[] =>
  passwordHash ? [ProofWay.PASSWORD] : [ProofWay.MAILED_CODE];

const perform = async (work: Work): Promise<ProofStarted> => {
  const { ctx, em, sql, viewer } = work;
  const { userId } = viewer;
  const user = await em.findOneOrFail(User, { id: userId });
  const factors = await factorsOf(sql, userId);
  const factorWays = waysOf(factors);
  const request = factors.passkeys.length > 0 ? await passkeyRequest(ctx, factors.passkeys) : null;
  const purpose = ChallengePurpose.PROOF;
  await em.nativeDelete(FactorChallenge, { userId, purpose });
  const issued = issueChallenge(work, {
    purpose,
    userId,
    webauthnChallenge: request?.webauthnChallenge ?? null,
  });
  return named('ProofStarted', {
    ...issued,
    ways: factorWays.length > 0 ? factorWays : waysWithout(user),
    passkeyOptions: request?.options ?? null,
  });
};

/** Begins a proof of who the viewer is; proveAgain completes it. */
export const startProof = preparedOperation(settingUpFactors, prepare, perform);
