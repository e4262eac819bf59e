import {
  Arg,
  Ctx as Context,
  createUnionType,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { anyone, Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { CodeNotSent, WrongCode } from '../../identity/identity-problems.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { maskedEin } from '../../suppliers/sealed-ein.ts';
import { claimEin } from './claim-ein.ts';
import { ClaimCodeMailed, EinClaimStarted } from './claim-outcomes.ts';
import { ClaimedKitchenSells, ClaimNotFound } from './claim-problems.ts';
import { acceptEinClaim, rejectEinClaim } from './decide-claim.ts';
import { ClaimStatus, EinClaim } from './ein-claim.ts';
import { type ClaimRow, findClaims } from './find-claims.ts';
import { mailClaimCode } from './mail-claim-code.ts';

@InputType({ description: 'Claim to an EIN that someone else registered.' })
export class ClaimEinInput {
  @Field(() => String, { description: 'EIN, such as 12-3456789.' })
  ein!: string;

  @Field(() => String, { description: 'Email address; its case does not matter.' })
  email!: string;

  @Field(() => String, {
    description: 'Code mailed to this address; case, spaces and the dash do not matter.',
  })
  code!: string;

  @Field(() => String, { description: 'Name of the person to contact.' })
  contactName!: string;

  @Field(() => String, { description: 'Phone number, such as (408) 555-0147.' })
  phone!: string;

  @Field(() => String, { description: 'Message, at most 1000 characters; may be empty.' })
  message!: string;
}

const MailClaimCodeResult = createUnionType({
  name: 'MailClaimCodeResult',
  description: 'Whether the request for a code was accepted.',
  types: () => [ClaimCodeMailed, InvalidInput, CodeNotSent, TooManyAttempts] as const,
});

const ClaimEinResult = createUnionType({
  name: 'ClaimEinResult',
  description: 'Token to send the letter with, or why the claim was not stored.',
  types: () => [EinClaimStarted, InvalidInput, WrongCode, AlreadyDone, TooManyAttempts] as const,
});

const DecideClaimResult = createUnionType({
  name: 'DecideClaimResult',
  description: 'Claim after the decision, or why nothing was decided.',
  types: () => [EinClaim, InvalidInput, ClaimNotFound, ClaimedKitchenSells, AlreadyDone] as const,
});

/** Claims to EINs that someone else registered. */
@Resolver(() => EinClaim)
export class ClaimsResolver {
  @Visible(withRight('REVIEW_KITCHENS'))
  @Query(() => [EinClaim], { description: 'Claims in a status, oldest first; at most 100.' })
  taxIdClaims(
    @Context() ctx: Ctx,
    @Arg('status', () => ClaimStatus, { defaultValue: ClaimStatus.OPEN, description: 'Status.' })
    status: ClaimStatus,
  ): Promise<ClaimRow[]> {
    return findClaims(ctx, status);
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @FieldResolver(() => String, { description: 'EIN with all but its last four digits hidden.' })
  taxIdMasked(@Root() { einLastFour }: Pick<EinClaim, 'einLastFour'>): string {
    return maskedEin(einLastFour)!;
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @FieldResolver(() => String, {
    nullable: true,
    description: 'URL at which admins download the letter; null once it was deleted.',
  })
  letterUrl(@Root() { id, fileKey }: Pick<EinClaim, 'id' | 'fileKey'>): string | null {
    return fileKey ? `/api/ein-claims/${id}/letter` : null;
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'ID of the kitchen that has the EIN; null when none has it, or after a decision.',
  })
  kitchenId(@Root() { kitchenId }: Partial<ClaimRow>): string | null {
    return kitchenId ?? null;
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the kitchen that has the EIN; null when none has it, or after a decision.',
  })
  kitchenName(@Root() { kitchenName }: Partial<ClaimRow>): string | null {
    return kitchenName ?? null;
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @FieldResolver(() => OnboardingStatus, {
    nullable: true,
    description: 'Status of its application; null when none has it, or after a decision.',
  })
  kitchenStatus(@Root() { kitchenStatus }: Partial<ClaimRow>): OnboardingStatus | null {
    return kitchenStatus ?? null;
  }

  @Visible(anyone)
  @Mutation(() => MailClaimCodeResult, {
    description: 'Emails a code that proves the address of a claimant, at most one in 10 minutes.',
  })
  mailClaimCode(
    @Context() ctx: Ctx,
    @Arg('email', () => String, { description: 'Email address; its case does not matter.' }) email: string,
  ): Promise<ClaimCodeMailed | Problem> {
    return mailClaimCode(ctx, email);
  }

  @Visible(anyone)
  @Mutation(() => ClaimEinResult, {
    description: 'Claims an EIN that someone else registered; open once the letter of the IRS was sent.',
  })
  claimTaxId(
    @Context() ctx: Ctx,
    @Arg('input', () => ClaimEinInput, { description: 'Claim.' }) input: ClaimEinInput,
  ): Promise<EinClaimStarted | Problem> {
    return claimEin(ctx, input);
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideClaimResult, {
    description:
      'Accepts a claim: the EIN is released and reserved for the claimant for 30 days. A kitchen that sells must be suspended first.',
  })
  acceptEinClaim(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Claim.' }) id: string,
    @Arg('reason', () => String, { description: 'Reason; the claimant reads it.' }) reason: string,
  ): Promise<EinClaim | Problem> {
    return acceptEinClaim(ctx, { id, reason });
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideClaimResult, { description: 'Rejects a claim.' })
  rejectEinClaim(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Claim.' }) id: string,
    @Arg('reason', () => String, { description: 'Reason; the claimant reads it.' }) reason: string,
  ): Promise<EinClaim | Problem> {
    return rejectEinClaim(ctx, { id, reason });
  }
}
