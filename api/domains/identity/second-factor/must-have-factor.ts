import { Role } from '../../../core/access/role.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';

/** Whether an account must have a second factor: those of admins, unless the operator only offers it. */
export const mustHaveFactor = (ctx: Ctx, role: Role): boolean =>
  role === Role.ADMIN && ctx.services.staffSecondFactor === 'required';
