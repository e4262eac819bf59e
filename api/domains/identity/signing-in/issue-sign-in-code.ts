import { randomInt } from 'node:crypto';
import { signInCodeLength, signInCodeMinutes } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { newIdentifier } from '../../../core/identifier.ts';
import type { Vault } from '../../../core/vault.ts';

const triesAllowed = 5;

/** Keyed hash of a code, bound to the sign-in it was issued for. */
export const hashOfCode = (vault: Vault, signInId: string, code: string): string =>
  vault.fingerprint('sign-in code', `${signInId} ${code}`);

/** Issues a code for one sign-in and deletes expired ones. */
export const issueSignInCode = async (
  ctx: Ctx,
  userId: string,
): Promise<{ signInId: string; code: string }> => {
  const signInId = newIdentifier(ctx.now);
  const code = String(randomInt(10 ** signInCodeLength)).padStart(signInCodeLength, '0');
  await ctx.sql.rows(
    `with over as (delete from sign_in_codes where expires_at <= $5)
     insert into sign_in_codes (id, user_id, code_hash, tries_left, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(mins => $6::int))`,
    [
      signInId,
      userId,
      hashOfCode(ctx.services.vault, signInId, code),
      triesAllowed,
      ctx.now,
      signInCodeMinutes,
    ],
  );
  return { signInId, code };
};
