import type { Attempt, Ctx } from '../core/ctx.ts';

/** One try at an account, however it is asked for. What names it is kept while tries are counted. */
export const signInAttempts = (ctx: Ctx, account: string): Attempt[] => [
  { kind: 'sign-in by account and source', key: `${account} ${ctx.source}` },
  { kind: 'sign-in by account', key: account },
  { kind: 'sign-in by source', key: ctx.source },
];
