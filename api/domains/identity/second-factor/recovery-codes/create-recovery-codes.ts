import { settingUpFactors } from '../../../../core/access/rules.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import { preparedOperation } from '../../../../core/operation/operation.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { lockUser } from '../../lock-user.ts';
import { beginFactorChange } from '../begin-factor-change.ts';
import { factorsOf, hasFactor } from '../factors-of.ts';
import { noteFactorChange } from '../note-factor-change.ts';
import { RecoveryCodesCreated } from '../second-factor.ts';
import { NoSecondFactor } from '../second-factor-problems.ts';
import { replaceRecoveryCodes } from './replace-recovery-codes.ts';

const prepare = async (ctx: Ctx, _: null): Promise<object | Problem> => (await beginFactorChange(ctx)) ?? {};

/** Gives the viewer ten new recovery codes, in the place of the ones that are left. */
export const createRecoveryCodes = preparedOperation(settingUpFactors, prepare, async work => {
  const { userId } = work.viewer;
  await lockUser(work.sql, userId);
  if (!hasFactor(await factorsOf(work.sql, userId))) return new NoSecondFactor();
  const codes = await replaceRecoveryCodes(work, userId);
  await noteFactorChange(work, 'RECOVERY_CODES_CREATED', userId);
  return new RecoveryCodesCreated(codes);
});
