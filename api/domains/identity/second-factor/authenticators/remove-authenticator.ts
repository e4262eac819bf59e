import { settingUpFactors } from '../../../../core/access/rules.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { lockUser } from '../../lock-user.ts';
import { beginFactorChange } from '../begin-factor-change.ts';
import { factorRemoved } from '../factor-removed.ts';
import { NoSecondFactor } from '../second-factor-problems.ts';
import { Authenticator } from './authenticator.ts';

const prepare = async (ctx: Ctx, _: null): Promise<object | Problem> => (await beginFactorChange(ctx)) ?? {};

/** Removes the viewer's authenticator app; its codes no longer work. */
export const removeAuthenticator = preparedOperation(settingUpFactors, prepare, async work => {
  const { em, sql, viewer } = work;
  await lockUser(sql, viewer.userId);
  const removed = await em.nativeDelete(Authenticator, {
    userId: viewer.userId,
    confirmedAt: { $ne: null },
  });
  return removed > 0 ? factorRemoved(work, 'AUTHENTICATOR_REMOVED') : new NoSecondFactor();
});
