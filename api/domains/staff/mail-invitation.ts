import { staffInvitationDays } from '../../../schema/rules/staff.ts';
import { staffRoles } from '../../../schema/staff-rights.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { EmailDraft } from '../emails/email-draft.ts';
import { mailStaffLink } from './mail-staff-link.ts';
import type { IssuedInvitation } from './new-invitation-token.ts';
import { InvitationNotSent } from './staff-problems.ts';

/** Emails the link of an invitation. */
export const mailInvitation = async (
  ctx: Ctx,
  issued: IssuedInvitation,
): Promise<InvitationNotSent | null> => {
  const isSent = await mailStaffLink(ctx, issued.email, draftOf(issued, ctx.services.site));
  return isSent ? null : new InvitationNotSent();
};

const draftOf = ({ staffRole, token }: IssuedInvitation, site: string): EmailDraft => ({
  language: 'en',
  title: 'You are invited to the Tiffin team',
  greeting: 'Hello,',
  paragraphs: [
    `You are invited to join the team of Tiffin as ${staffRoles[staffRole].name.toLowerCase()}: ${staffRoles[staffRole].description}`,
    `The link works once, for ${staffInvitationDays} days. If you did not expect it, you can ignore this email.`,
  ],
  action: { words: 'Join the team', url: `${site}/join-staff#${token}` },
});
