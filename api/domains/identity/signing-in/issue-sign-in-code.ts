import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { signInCodeLength, signInCodeMinutes } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Vault } from '../../../core/security/vault.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { SignInCode } from './sign-in-code.ts';

const triesAllowed = 5;

type NewCode = Pick<SignInCode, 'id' | 'userId' | 'codeHash' | 'createdAt'>;

const storeCode = query({ SignInCode }, (on, { id, userId, codeHash, createdAt }: Given<NewCode>) =>
  on
    .with('expired', codes => codes.deleteFrom('SignInCode').where('expiresAt', '<=', createdAt))
    .insertInto('SignInCode')
    .values({
      id,
      userId,
      codeHash,
      triesLeft: triesAllowed,
      createdAt,
      expiresAt: sql<string>`${createdAt}::timestamptz + make_interval(mins => ${signInCodeMinutes})`,
    }),
);

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
  const codeHash = hashOfCode(ctx.services.vault, signInId, code);
  await storeCode.all(ctx.sql, { id: signInId, userId, codeHash, createdAt: ctx.now });
  return { signInId, code };
};
