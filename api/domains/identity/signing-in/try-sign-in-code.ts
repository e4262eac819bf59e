import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import { hashOfCode } from './issue-sign-in-code.ts';

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
  const [tried] = await ctx.sql.rows<{ userId: string; codeHash: string }>(
    `update sign_in_codes set tries_left = tries_left - 1
     where id = $1 and tries_left > 0 and expires_at > $2
     returning user_id as "userId", code_hash as "codeHash"`,
    [signInId, ctx.now],
  );
  if (!tried) return undefined;
  const entered = hashOfCode(ctx.services.vault, signInId.toLowerCase(), code);
  return timingSafeEqual(Buffer.from(entered), Buffer.from(tried.codeHash)) ? tried.userId : undefined;
};
