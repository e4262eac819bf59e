import type { Ctx } from '../../../../core/operation/ctx.ts';
import { type Given, query } from '../../../../core/query/query.ts';
import { WrongCode } from '../../identity-problems.ts';
import { FactorWay } from '../factor-way.ts';
import { noteFactorChange } from '../note-factor-change.ts';
import type { ProvenFactor } from '../proven-factor.ts';
import { RecoveryCode } from './recovery-code.ts';
import { recoveryCodeHashes } from './recovery-code-hash.ts';

interface Stored {
  userId: string;
  codeHash: string;
}

const codeQuery = query(
  { RecoveryCode },
  (from, { userId, hashes }: Given<{ userId: string; hashes: readonly string[] }>) =>
    from
      .selectFrom('RecoveryCode')
      .where('userId', '=', userId)
      .where(code => code('codeHash', '=', code.fn.any(hashes)))
      .select(['userId', 'codeHash']),
);

const removeCode = query({ RecoveryCode }, (on, { userId, codeHash }: Given<Stored>) =>
  on
    .deleteFrom('RecoveryCode')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('codeHash'),
);

/** Verifies a recovery code; its use deletes it and notifies the person. Too long to be guessed, so not counted. */
export const proveRecoveryCode = async (
  ctx: Ctx,
  userId: string,
  code: string,
): Promise<ProvenFactor | WrongCode> => {
  const hashes = recoveryCodeHashes(ctx.services.vault, userId, code);
  const stored = await codeQuery.first(ctx.sql, { userId, hashes });
  if (!stored) {
    ctx.noteSecurity('code refused', { userId });
    return new WrongCode();
  }
  return {
    userId,
    way: FactorWay.RECOVERY_CODE,
    useUp: async work => {
      if (!(await removeCode.first(work.sql, stored))) return false;
      await noteFactorChange(work, 'RECOVERY_CODE_USED', userId);
      return true;
    },
  };
};
