import type { Attempt } from '../../../core/operation/attempt-limiter.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { AttemptKind } from './attempts.ts';
import { limitTries } from './limit-tries.ts';
import { noteLockedAccount } from './note-locked-account.ts';
import { recognizeClient } from './recognize-client.ts';

export interface TriedAccount {
  /** Key of the account, known or not, for counting tries. */
  key: string;
  /** Owner of the account, if it exists. */
  userId: string | undefined;
}

/** Names of the limits that apply to one kind of credential. */
export interface LimitKinds {
  device: AttemptKind;
  /** Over all recognized devices of the account together, if they could be multiplied. */
  devices?: AttemptKind;
  accountAndSource: AttemptKind;
  source: AttemptKind;
  account: AttemptKind;
}

const signInLimits: LimitKinds = {
  device: 'sign-in by known device',
  accountAndSource: 'sign-in by account and source',
  source: 'sign-in by source',
  account: 'sign-in by account',
};

/**
 * Verifies credentials within the limits. No one can use up another person's tries: a device that has signed in to the
 * account before has its own, and correct credentials from the account's usual network work even while strangers have
 * reached the account's limit.
 *
 * Whether an account exists, and from where it is used, must not show. So the credentials are checked even when the
 * account's limit is reached, which takes the same time, and wrong ones are answered like a stranger's.
 */
export const proveWithinLimits = async <Proven>(
  ctx: Ctx,
  { key, userId }: TriedAccount,
  bySource: Attempt[],
  prove: () => Promise<Proven | Problem>,
  kinds = signInLimits,
): Promise<Proven | Problem> => {
  const { device, isUsualSource } = await recognizeClient(ctx, userId);
  if (device) {
    const tries = [
      { kind: kinds.device, key: device },
      ...(kinds.devices ? [{ kind: kinds.devices, key }] : []),
    ];
    return proveCounted(ctx, tries, () => proveNoted(ctx, { key, userId }, prove));
  }

  const byVisitor = [
    { kind: kinds.accountAndSource, key: `${key} ${ctx.source}` },
    ...bySource,
    { kind: kinds.source, key: ctx.source },
  ];
  const refused = await limitTries(ctx, byVisitor);
  if (refused) return refused;
  const byAccount = [{ kind: kinds.account, key }];
  const locked = await limitTries(ctx, byAccount);
  if (locked?.isFirst && userId) noteInBackground(ctx, userId);
  const proven = await proveNoted(ctx, { key, userId }, prove);
  if (locked && (proven instanceof Problem || !isUsualSource)) return locked;
  if (proven instanceof Problem) return proven;
  await ctx.services.attempts.giveBack(locked ? byVisitor : [...byVisitor, ...byAccount]);
  return proven;
};

const proveNoted = async <Proven>(
  ctx: Ctx,
  { key, userId }: TriedAccount,
  prove: () => Promise<Proven | Problem>,
): Promise<Proven | Problem> => {
  const proven = await prove();
  if (proven instanceof Problem) {
    const who = userId ? { userId } : { account: ctx.services.vault.fingerprint('log', key).slice(0, 16) };
    ctx.noteSecurity('sign-in refused', { reason: proven.code, ...who });
  }
  return proven;
};

/** Not awaited: an unknown account has nothing to write, and timing must not reveal which one it is. */
const noteInBackground = (ctx: Ctx, userId: string): void => {
  ctx.services.background.start('note a locked account', ctx.requestId, () => noteLockedAccount(ctx, userId));
};

/** Verifies credentials; successful tries are not counted. */
export const proveCounted = async <Proven>(
  ctx: Ctx,
  attempts: Attempt[],
  prove: () => Promise<Proven | Problem>,
): Promise<Proven | Problem> => {
  const refused = await limitTries(ctx, attempts);
  if (refused) return refused;
  const proven = await prove();
  if (!(proven instanceof Problem)) await ctx.services.attempts.giveBack(attempts);
  return proven;
};
