import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { beginSensitiveChange } from '../fresh-proof/begin-sensitive-change.ts';

/** What every change of second factors requires. */
export const beginFactorChange = (ctx: Ctx): Promise<Problem | undefined> =>
  beginSensitiveChange(ctx, 'factors changed by account');
