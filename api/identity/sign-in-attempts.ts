import type { Attempt, Ctx } from '../core/ctx.ts';

/** One try at the password of an account, however it is asked for. */
export const signInAttempts = (ctx: Ctx, email: string): Attempt[] => [
  { kind: 'sign-in by account and source', key: `${email} ${ctx.source}` },
  { kind: 'sign-in by account', key: email },
  { kind: 'sign-in by source', key: ctx.source },
];
