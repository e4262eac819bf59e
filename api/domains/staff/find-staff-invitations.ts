import { rolesWithRight } from '../../../schema/staff-rights.ts';
import { withRight } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { hashOf } from '../identity/sessions/token.ts';
import { User } from '../identity/user.ts';
import { StaffInvitation } from './staff-invitation.ts';

const most = 200;

const columns = [
  'i.id',
  'i.email',
  'i.staffRole',
  'i.sentAt',
  'i.expiresAt',
  'u.name as invitedByName',
] as const;

const openQuery = query({ StaffInvitation, User }, (from, { now }: Given<{ now: Date }>) =>
  from
    .selectFrom('StaffInvitation as i')
    .innerJoin('User as u', 'u.id', 'i.invitedBy')
    .where('i.expiresAt', '>', now)
    .select(columns)
    .orderBy('i.sentAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(most),
);

/** An invitation counts only while its sender may still invite. */
const validQuery = query(
  { StaffInvitation, User },
  (from, { tokenHash, now }: Given<{ tokenHash: string; now: Date }>) =>
    from
      .selectFrom('StaffInvitation as i')
      .innerJoin('User as u', 'u.id', 'i.invitedBy')
      .where('i.tokenHash', '=', tokenHash)
      .where('i.expiresAt', '>', now)
      .where('u.disabledAt', 'is', null)
      .where('u.staffRole', 'in', rolesWithRight('MANAGE_STAFF'))
      .select(columns),
);

export type InvitationRow = RowOf<typeof openQuery>;

/** Loads the open invitations, the latest first. */
export const findStaffInvitations = async (ctx: Ctx): Promise<InvitationRow[]> => {
  ctx.viewer.must(withRight('MANAGE_STAFF'));
  return openQuery.all(ctx.sql, { now: ctx.now });
};

/** Finds the invitation that a token belongs to; null when it is no longer valid. */
export const findInvitationByToken = async (
  { sql, now }: Pick<Ctx, 'sql' | 'now'>,
  token: string,
): Promise<InvitationRow | null> => (await validQuery.first(sql, { tokenHash: hashOf(token), now })) ?? null;
