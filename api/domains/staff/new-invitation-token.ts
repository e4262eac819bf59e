import { staffInvitationDays } from '../../../schema/rules/staff.ts';
import type { Work } from '../../core/operation/operation.ts';
import { newLinkToken } from './new-link-token.ts';
import type { StaffInvitation } from './staff-invitation.ts';

/** What is mailed; the token is stored only as a hash. */
export interface IssuedInvitation extends Pick<StaffInvitation, 'id' | 'email' | 'staffRole'> {
  token: string;
}

/** A new token and the columns that go with it. */
export const newInvitationToken = ({ now, viewer }: Pick<Work, 'now' | 'viewer'>) => {
  const { token, row } = newLinkToken(now, staffInvitationDays * 24);
  return { token, row: { ...row, invitedBy: viewer.userId } };
};
