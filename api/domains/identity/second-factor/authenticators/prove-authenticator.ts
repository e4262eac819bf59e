import type { Ctx } from '../../../../core/operation/ctx.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { type Given, query } from '../../../../core/query/query.ts';
import { WrongCode } from '../../identity-problems.ts';
import { type LimitKinds, proveWithinLimits } from '../../signing-in/prove-within-limits.ts';
import { FactorWay } from '../factor-way.ts';
import type { ProvenFactor } from '../proven-factor.ts';
import { Authenticator } from './authenticator.ts';
import { stepOfCode } from './totp.ts';

const authenticatorQuery = query({ Authenticator }, (from, { userId }: Given<{ userId: string }>) =>
  from
    .selectFrom('Authenticator')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select(['id', 'secretSealed', 'lastStep']),
);

const recordStep = query({ Authenticator }, (on, { id, step }: Given<{ id: string; step: number }>) =>
  on
    .updateTable('Authenticator')
    .set({ lastStep: step })
    .where('id', '=', id)
    .where(row => row.or([row('lastStep', 'is', null), row('lastStep', '<', step)]))
    .returning('id'),
);

/**
 * Six digits can be guessed, so tries are few and per day. A recognized device has its own; all of them together have a
 * limit, too, since someone who reads the mailbox of an admin can make more of them.
 */
const limits: LimitKinds = {
  device: 'authenticator codes by known device',
  devices: 'authenticator codes by known devices together',
  accountAndSource: 'authenticator codes by account and source',
  source: 'codes entered by source',
  account: 'authenticator codes by account',
};

/** Verifies a code of a person's authenticator app. A code is never accepted twice, nor an earlier one after it. */
export const proveAuthenticator = (
  ctx: Ctx,
  userId: string,
  code: string,
): Promise<ProvenFactor | Problem> => {
  const prove = async (): Promise<ProvenFactor | Problem> => {
    const stored = await authenticatorQuery.first(ctx.sql, { userId });
    if (!stored) return new WrongCode();
    const { id, secretSealed, lastStep } = stored;
    const step = stepOfCode(ctx.services.vault.open(secretSealed, id), code, ctx.services.wallClock());
    if (step === null || (lastStep !== null && step <= lastStep)) return new WrongCode();
    return {
      userId,
      way: FactorWay.AUTHENTICATOR,
      useUp: async ({ sql }) => Boolean(await recordStep.first(sql, { id, step })),
    };
  };
  return proveWithinLimits(ctx, { key: `second factor ${userId}`, userId }, [], prove, limits);
};
