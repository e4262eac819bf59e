import { everybody } from '../../../../core/access/rules.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { limitTries } from '../../signing-in/limit-tries.ts';
import { ChallengePurpose } from '../factor-challenge.ts';
import { issueChallenge } from '../issue-challenge.ts';
import { type PasskeyRequest, passkeyRequest } from './passkey-request.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';

const prepare = async (ctx: Ctx, _: null): Promise<PasskeyRequest | Problem> => {
  const refused = await limitTries(ctx, [{ kind: 'passkey sign-ins begun by source', key: ctx.source }]);
  return refused ?? passkeyRequest(ctx);
};

/** Begins a sign-in by a passkey alone, which says whose account it is. */
export const startPasskeySignIn = preparedOperation(
  everybody,
  prepare,
  async (work, { options, webauthnChallenge }: PasskeyRequest) => {
    const purpose = ChallengePurpose.PASSKEY_SIGN_IN;
    const { challenge, expiresAt } = issueChallenge(work, { purpose, userId: null, webauthnChallenge });
    return new PasskeySignIn(challenge, options, expiresAt);
  },
);
