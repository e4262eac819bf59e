import { staffLinkToken } from '../../../../schema/rules/staff.ts';
import { rolesWithRight } from '../../../../schema/staff-rights.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { hashOf } from '../../identity/sessions/token.ts';
import { User } from '../../identity/user.ts';
import { StaffPasswordLink } from './staff-password-link.ts';

/** A link counts only for the address it was mailed to, and while its sender may still manage staff. */
const validQuery = query(
  { StaffPasswordLink, User },
  (from, { tokenHash, now }: Given<{ tokenHash: string; now: Date }>) =>
    from
      .selectFrom('StaffPasswordLink as l')
      .innerJoin('User as u', 'u.id', 'l.userId')
      .innerJoin('User as s', 's.id', 'l.sentBy')
      .where('l.tokenHash', '=', tokenHash)
      .where('l.expiresAt', '>', now)
      .where('u.disabledAt', 'is', null)
      .whereRef('u.email', '=', 'l.email')
      .where('s.disabledAt', 'is', null)
      .where('s.staffRole', 'in', rolesWithRight('MANAGE_STAFF'))
      .select(['l.userId', 'u.name', 'u.email']),
);

export type PasswordLinkRow = RowOf<typeof validQuery>;

/** Finds the link that a token belongs to; null when it is no longer valid. */
export const findPasswordLink = async (
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  token: string,
): Promise<PasswordLinkRow | null> => {
  if (!staffLinkToken.safeParse(token).success) return null;
  return (await validQuery.first(sql, { tokenHash: hashOf(token), now })) ?? null;
};
