import type { Ctx } from '../../../core/operation/ctx.ts';
import { limitTries } from '../signing-in/limit-tries.ts';

/**
 * Whether a link may be mailed for a registration. Someone who registers many strangers' addresses mails few of them;
 * an account without a link asks for one on its screens.
 */
export const mayMailLink = async (ctx: Ctx): Promise<boolean> =>
  ctx.services.mail.isRead && !(await limitTries(ctx, [{ kind: 'links mailed by source', key: ctx.source }]));
