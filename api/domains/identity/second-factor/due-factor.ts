import type { Work } from '../../../core/operation/operation.ts';
import { User } from '../user.ts';
import { factorsOf, hasFactor } from './factors-of.ts';
import { mustHaveFactor } from './must-have-factor.ts';

export interface Due {
  /** Whether the account must have a second factor and has none. */
  isDue: boolean;
  /** Whether the session may do nothing but set one up. */
  isLimited: boolean;
}

export const notDue: Due = { isDue: false, isLimited: false };

/** Of an account that must have a second factor and has none, one sign-in opens a session without limits. */
export const dueFactor = async ({ ctx, em, sql, now }: Work, { id, role }: User): Promise<Due> => {
  if (!mustHaveFactor(ctx, role) || hasFactor(await factorsOf(sql, id))) return notDue;
  const isFirst = await em.nativeUpdate(User, { id, factorGraceUsedAt: null }, { factorGraceUsedAt: now });
  return { isDue: true, isLimited: isFirst === 0 };
};
