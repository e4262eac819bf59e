import { Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { reviewBusinessDays } from '../../../../schema/constants.ts';
import { businessDaysAfter, businessDaysSince } from '../../../../schema/rules/business-days.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Application } from '../../suppliers/application.ts';
import {
  comesFrom,
  isInKitchensHands,
  isWaiting,
  OnboardingStatus,
} from '../../suppliers/onboarding-status.ts';
import { type ApplicationRow, checklistFacts } from '../application/application-rows.ts';
import { incompleteRequiredSteps, mandatoryDocumentsNotAccepted } from '../application/checklist.ts';

const { UNDER_REVIEW, APPROVED, REJECTED } = OnboardingStatus;

/** Waiting time of an application, and the actions open to the viewer. */
@Resolver(() => Application)
export class ApplicationReviewFields {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of business days it has been waiting for an admin; null when it is not waiting.',
  })
  businessDaysWaiting(@Context() ctx: Ctx, @Root() application: ApplicationRow): number | null {
    const { status, documentsSubmittedAt } = application;
    return isWaiting(status) && documentsSubmittedAt
      ? businessDaysSince(documentsSubmittedAt, ctx.now)
      : null;
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'Day by which we promised an answer; null when it is not waiting for an admin.',
  })
  answerDueOn(@Root() { status, documentsSubmittedAt }: ApplicationRow): string | null {
    return isWaiting(status) && documentsSubmittedAt
      ? businessDaysAfter(documentsSubmittedAt, reviewBusinessDays.most)
      : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may submit it for review now.' })
  async viewerCanSubmitForReview(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<boolean> {
    if (!ctx.viewer.meets(suppliers) || !isInKitchensHands(application.status)) return false;
    return incompleteRequiredSteps(await checklistFacts(ctx, application)).length === 0;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may start its review now.' })
  viewerCanStartReview(@Context() ctx: Ctx, @Root() { status }: ApplicationRow): boolean {
    return ctx.viewer.may('REVIEW_KITCHENS') && comesFrom[UNDER_REVIEW].includes(status);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may approve it now: every mandatory document is accepted.',
  })
  async viewerCanApprove(@Context() ctx: Ctx, @Root() application: ApplicationRow): Promise<boolean> {
    if (!ctx.viewer.may('REVIEW_KITCHENS') || !comesFrom[APPROVED].includes(application.status)) return false;
    return mandatoryDocumentsNotAccepted(await checklistFacts(ctx, application)).length === 0;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may reject it now.' })
  viewerCanReject(@Context() ctx: Ctx, @Root() { status }: ApplicationRow): boolean {
    return ctx.viewer.may('REVIEW_KITCHENS') && comesFrom[REJECTED].includes(status);
  }
}
