import { settingUpFactors } from '../../../../core/access/rules.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { isIdentifier } from '../../../../core/values/identifier.ts';
import { lockUser } from '../../lock-user.ts';
import { beginFactorChange } from '../begin-factor-change.ts';
import { factorRemoved } from '../factor-removed.ts';
import { PasskeyNotFound } from '../second-factor-problems.ts';
import { Passkey } from './passkey.ts';

interface Removal {
  passkeyId: string;
}

const prepare = async (ctx: Ctx, { passkeyId }: Removal): Promise<Removal | Problem> =>
  (await beginFactorChange(ctx)) ?? (isIdentifier(passkeyId) ? { passkeyId } : new PasskeyNotFound());

/** Removes one of the viewer's passkeys; it no longer signs anyone in. */
export const removePasskey = preparedOperation(
  settingUpFactors,
  prepare,
  async (work, { passkeyId }: Removal) => {
    const { em, sql, viewer } = work;
    await lockUser(sql, viewer.userId);
    const removed = await em.nativeDelete(Passkey, { id: passkeyId, userId: viewer.userId });
    return removed > 0 ? factorRemoved(work, 'PASSKEY_REMOVED') : new PasskeyNotFound();
  },
);
