import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { ownOrWithRight, withRight } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { connectionOf, type Page, PageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import type { ApplicationRow } from '../application/application-rows.ts';
import { changed } from '../onboarding.resolver.ts';
import { RejectApplicationInput, RejectDocumentInput } from '../onboarding-inputs.ts';
import * as problems from '../onboarding-problems.ts';
import { acceptDocument } from './accept-document.ts';
import { approveApplication } from './approve-application.ts';
import { countApplications, findApplication, findApplications, type QueuedRow } from './find-applications.ts';
import { rejectApplication } from './reject-application.ts';
import { rejectDocument } from './reject-document.ts';
import { startReview } from './start-review.ts';
import { undoDecision } from './undo-decision.ts';

const ApplicationConnection = connectionOf(Application, 'Application', withinReach);

const DecideResult = createUnionType({
  name: 'DecideResult',
  description: 'Application after the decision, or why nothing was decided.',
  types: () =>
    [
      Application,
      InvalidInput,
      problems.ApplicationNotFound,
      problems.DocumentNotFound,
      problems.ApplicationMoved,
      problems.DocumentAlreadyDecided,
      problems.DocumentsNotAccepted,
      problems.CannotUndo,
    ] as const,
});

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'Number of applications in a status.' })
export class ApplicationCount {
  @Field(() => OnboardingStatus, { description: 'Status.' })
  status!: OnboardingStatus;

  @Field(() => Int, { description: 'Number of applications.' })
  count!: number;
}

/** Queries and decisions of admins about applications. */
@Resolver()
export class ApplicationReviewResolver {
  @Visible(ownOrWithRight('REVIEW_KITCHENS'))
  @Query(() => Application, {
    nullable: true,
    description: 'Returns one application; null when it is unknown or the viewer may not see it.',
  })
  application(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the application.' }) id: string,
  ): Promise<ApplicationRow | null> {
    return findApplication(ctx, id);
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Query(() => ApplicationConnection, {
    description: 'Returns applications, longest waiting first; for admins.',
  })
  applications(
    @Context() ctx: Ctx,
    @Arg('statuses', () => [OnboardingStatus], {
      nullable: true,
      description: 'Statuses of the applications; all when omitted.',
    })
    statuses: OnboardingStatus[] | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "Substring of the kitchen's name, the cook's name or the email address.",
    })
    search: string | null,
    @Args() page: PageArgs,
  ): Promise<Page<QueuedRow>> {
    return findApplications(ctx, { ...page, statuses, search });
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Query(() => [ApplicationCount], { description: 'Counts applications by status; for admins.' })
  applicationCounts(@Context() ctx: Ctx): Promise<ApplicationCount[]> {
    return countApplications(ctx);
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, { description: 'Starts the review of a submitted application; for admins.' })
  async startReview(
    @Context() ctx: Ctx,
    @Arg('applicationId', () => ID, { description: 'ID of the application.' }) applicationId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await startReview(ctx, applicationId));
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, { description: 'Accepts a document; for admins.' })
  async acceptDocument(
    @Context() ctx: Ctx,
    @Arg('documentId', () => ID, { description: 'ID of the document.' }) documentId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await acceptDocument(ctx, documentId));
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, { description: 'Rejects a document with a reason; for admins.' })
  async rejectDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => RejectDocumentInput, { description: 'Document and the reason.' })
    input: RejectDocumentInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await rejectDocument(ctx, input));
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, {
    description: 'Approves an application, so that the kitchen may sell; for admins.',
  })
  async approveApplication(
    @Context() ctx: Ctx,
    @Arg('applicationId', () => ID, { description: 'ID of the application.' }) applicationId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await approveApplication(ctx, applicationId));
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, { description: 'Rejects an application with a reason; for admins.' })
  async rejectApplication(
    @Context() ctx: Ctx,
    @Arg('input', () => RejectApplicationInput, { description: 'Application and the reason.' })
    input: RejectApplicationInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await rejectApplication(ctx, input));
  }

  @Visible(withRight('REVIEW_KITCHENS'))
  @Mutation(() => DecideResult, {
    description: 'Undoes a decision within a minute and restores what it changed; for admins.',
  })
  async undoDecision(
    @Context() ctx: Ctx,
    @Arg('decisionId', () => ID, { description: 'ID of the decision.' }) decisionId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await undoDecision(ctx, decisionId));
  }
}
