import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { beginSensitiveChange } from '../fresh-proof/begin-sensitive-change.ts';

/** What every new secret of an API token requires. */
export const beginSecret = (ctx: Ctx): Promise<Problem | undefined> =>
  beginSensitiveChange(ctx, 'secrets of API tokens by account');
