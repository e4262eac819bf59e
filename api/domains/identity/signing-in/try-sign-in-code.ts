import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { hashOfCode } from './issue-sign-in-code.ts';
import { SignInCode } from './sign-in-code.ts';

const countTry = query({ SignInCode }, (on, { signInId, now }: Given<{ signInId: string; now: Date }>) =>
  on
    .updateTable('SignInCode')
    .set(code => ({ triesLeft: code('triesLeft', '-', 1) }))
    .where('id', '=', signInId)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['userId', 'codeHash']),
);

/**
 * Uses one try at the code of a sign-in; returns the user when it is correct. The try is counted before the
 * comparison and whatever follows, so that concurrent tries do not exceed the limit.
 */
export const trySignInCode = async (
  ctx: Ctx,
  signInId: string,
  code: string,
): Promise<string | undefined> => {
  if (!isIdentifier(signInId)) return undefined;
  const tried = await countTry.first(ctx.sql, { signInId, now: ctx.now });
  if (!tried) return undefined;
  const entered = hashOfCode(ctx.services.vault, signInId.toLowerCase(), code);
  return timingSafeEqual(Buffer.from(entered), Buffer.from(tried.codeHash)) ? tried.userId : undefined;
};
