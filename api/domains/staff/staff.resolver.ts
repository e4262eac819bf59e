import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { anyone, ofViewer, Visible } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, Problem, TooManyAttempts } from '../../core/operation/problem.ts';
import { findPerson } from '../accounts/find-people.ts';
import { MustStay, PersonNotFound } from '../accounts/person-problems.ts';
import { PersonRecord } from '../accounts/person-record.ts';
import { AddressInUse, FreshProofNeeded } from '../identity/identity-problems.ts';
import { SignedIn } from '../identity/signing-in/signed-in.ts';
import { changeStaffRole } from './change-staff-role.ts';
import { findStaffInvitations, type InvitationRow } from './find-staff-invitations.ts';
import { InvitationWithdrawn } from './invitation-withdrawn.ts';
import { inviteStaff } from './invite-staff.ts';
import { joinStaff } from './join-staff.ts';
import { resendStaffInvitation } from './resend-staff-invitation.ts';
import { ChangeStaffRoleInput, InviteStaffInput, JoinStaffInput } from './staff-inputs.ts';
import { StaffInvitation } from './staff-invitation.ts';
import { findStaffOffer, StaffOffer } from './staff-offer.ts';
import { AlreadyStaff, InvitationNotFound, InvitationNotSent, InvitationOver } from './staff-problems.ts';
import { withdrawStaffInvitation } from './withdraw-staff-invitation.ts';

const InviteStaffResult = createUnionType({
  name: 'InviteStaffResult',
  description: 'Invitation that was mailed, or the reason it was not.',
  types: () =>
    [
      StaffInvitation,
      FreshProofNeeded,
      InvalidInput,
      AlreadyStaff,
      AddressInUse,
      AlreadyDone,
      InvitationNotFound,
      InvitationNotSent,
      TooManyAttempts,
    ] as const,
});

const WithdrawInvitationResult = createUnionType({
  name: 'WithdrawInvitationResult',
  description: 'Withdrawn invitation, or the reason it was not withdrawn.',
  types: () => [InvitationWithdrawn, InvitationNotFound] as const,
});

const JoinStaffResult = createUnionType({
  name: 'JoinStaffResult',
  description: 'New session of the staff member, or the reason no account was opened.',
  types: () => [SignedIn, InvalidInput, InvitationOver, AlreadyStaff, AddressInUse] as const,
});

const ChangeStaffRoleResult = createUnionType({
  name: 'ChangeStaffRoleResult',
  description: 'Staff member with the new role, or the reason it was not changed.',
  types: () => [PersonRecord, FreshProofNeeded, InvalidInput, PersonNotFound, AlreadyDone, MustStay] as const,
});

/** Invitations and roles of staff. */
@Resolver(() => StaffInvitation)
export class StaffResolver {
  @Visible(withRight('MANAGE_STAFF'))
  @Query(() => [StaffInvitation], {
    description: 'Returns the open invitations to the staff, the latest first; for owners.',
  })
  staffInvitations(@Context() ctx: Ctx): Promise<InvitationRow[]> {
    return findStaffInvitations(ctx);
  }

  @Visible(anyone)
  @Query(() => StaffOffer, {
    nullable: true,
    description: 'Returns what an invitation offers; null when it is no longer valid.',
  })
  staffOffer(
    @Context() ctx: Ctx,
    @Arg('token', () => String, { description: 'Token from the link in the invitation.' }) token: string,
  ): Promise<StaffOffer | null> {
    return findStaffOffer(ctx, token);
  }

  @Visible(withRight('MANAGE_STAFF'))
  @Mutation(() => InviteStaffResult, {
    description: 'Invites someone to the staff by email, at most 20 times a day; for owners.',
  })
  inviteStaff(
    @Context() ctx: Ctx,
    @Arg('input', () => InviteStaffInput, { description: 'Address and role.' }) input: InviteStaffInput,
  ): Promise<InvitationRow | Problem> {
    return invitationAfter(ctx, inviteStaff(ctx, input));
  }

  @Visible(withRight('MANAGE_STAFF'))
  @Mutation(() => InviteStaffResult, {
    description: 'Mails an open invitation again, with a new link; the old one no longer works. For owners.',
  })
  resendStaffInvitation(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the invitation.' }) id: string,
  ): Promise<InvitationRow | Problem> {
    return invitationAfter(ctx, resendStaffInvitation(ctx, id));
  }

  @Visible(withRight('MANAGE_STAFF'))
  @Mutation(() => WithdrawInvitationResult, {
    description: 'Withdraws an open invitation; its link no longer works. For owners.',
  })
  async withdrawStaffInvitation(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the invitation.' }) id: string,
  ): Promise<InvitationWithdrawn | Problem> {
    const outcome = await withdrawStaffInvitation(ctx, id);
    return outcome instanceof Problem ? outcome : new InvitationWithdrawn(outcome.invitationId);
  }

  @Visible(ofViewer)
  @Mutation(() => JoinStaffResult, {
    description: 'Accepts an invitation, once: opens the account of a staff member and signs in.',
  })
  joinStaff(
    @Context() ctx: Ctx,
    @Arg('input', () => JoinStaffInput, { description: 'Token, name and password.' }) input: JoinStaffInput,
  ): Promise<SignedIn | Problem> {
    return joinStaff(ctx, input);
  }

  @Visible(withRight('MANAGE_STAFF'))
  @Mutation(() => ChangeStaffRoleResult, {
    description: 'Changes the role of a staff member and ends their sessions; for owners.',
  })
  async changeStaffRole(
    @Context() ctx: Ctx,
    @Arg('input', () => ChangeStaffRoleInput, { description: 'Person, role and reason.' })
    input: ChangeStaffRoleInput,
  ): Promise<PersonRecord | Problem> {
    const outcome = await changeStaffRole(ctx, input);
    return outcome instanceof Problem ? outcome : (await findPerson(ctx, outcome.personId))!;
  }

  @Visible(withRight('MANAGE_STAFF'))
  @FieldResolver(() => String, { description: 'Name of the person who sent it.' })
  invitedByName(@Root() { invitedByName }: InvitationRow): string {
    return invitedByName;
  }
}

const invitationAfter = async (
  ctx: Ctx,
  sending: Promise<{ invitationId: string } | Problem>,
): Promise<InvitationRow | Problem> => {
  const outcome = await sending;
  if (outcome instanceof Problem) return outcome;
  const open = await findStaffInvitations(ctx);
  const sent = open.find(({ id }) => id === outcome.invitationId);
  return sent ? named('StaffInvitation', sent) : new InvitationNotFound();
};
