import { Field, ObjectType } from 'type-graphql';
import { staffLinkToken } from '../../../schema/rules/staff.ts';
import { StaffRole } from '../../core/access/staff-role.ts';
import { anyone, Visible } from '../../core/access/visible.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { findInvitationByToken } from './find-staff-invitations.ts';

@Visible(anyone)
@ObjectType({
  simpleResolvers: true,
  description: 'Offer of an invitation, for the person who has its link.',
})
export class StaffOffer {
  @Field(() => String, { description: 'Address that was invited.' })
  email!: string;

  @Field(() => StaffRole, { description: 'Role that the person will have.' })
  staffRole!: StaffRole;

  @Field(() => String, { description: 'Name of the person who invites.' })
  invitedByName!: string;
}

/** What the invitation of a token offers; null when it is no longer valid. */
export const findStaffOffer = async (ctx: Ctx, token: string): Promise<StaffOffer | null> =>
  staffLinkToken.safeParse(token).success ? findInvitationByToken(ctx, token) : null;
