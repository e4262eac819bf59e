import {
  Arg,
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
import type { Ctx } from '../../../core/ctx.ts';
import { afterDescription, connectionOf, firstDescription, type Page } from '../../../core/page.ts';
import { InvalidInput, Problem } from '../../../core/problem.ts';
import { anyone, Visible, withinReach } from '../../../core/visible.ts';
import { Application } from '../application/application.ts';
import type { ApplicationRow } from '../application/application-rows.ts';
import { changed } from '../onboarding.resolver.ts';
import { RejectApplicationInput, RejectDocumentInput } from '../onboarding-inputs.ts';
import * as problems from '../onboarding-problems.ts';
import { OnboardingStatus } from '../onboarding-status.ts';
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
  description: 'The application as it is now, or why nothing was decided.',
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
@ObjectType({ simpleResolvers: true, description: 'How many applications stand somewhere.' })
export class ApplicationCount {
  @Field(() => OnboardingStatus, { description: 'Where.' })
  status!: OnboardingStatus;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

/** The review desk's side of applications. */
@Resolver()
export class ApplicationReviewResolver {
  @Visible(withinReach)
  @Query(() => Application, {
    nullable: true,
    description: 'One application; null when it is not within reach.',
  })
  application(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the application.' }) id: string,
  ): Promise<ApplicationRow | null> {
    return findApplication(ctx, id);
  }

  @Visible(withinReach)
  @Query(() => ApplicationConnection, { description: 'Applications for admins, the longest waiting first.' })
  applications(
    @Context() ctx: Ctx,
    @Arg('statuses', () => [OnboardingStatus], { nullable: true, description: 'Only those that stand here.' })
    statuses: OnboardingStatus[] | null,
    @Arg('search', () => String, {
      nullable: true,
      description: "In the kitchen's, the cook's name or the email address.",
    })
    search: string | null,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<QueuedRow>> {
    return findApplications(ctx, { statuses, search, first, after });
  }

  @Visible(withinReach)
  @Query(() => [ApplicationCount], { description: 'For admins: how many applications stand where.' })
  applicationCounts(@Context() ctx: Ctx): Promise<ApplicationCount[]> {
    return countApplications(ctx);
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, { description: 'An admin takes a submitted application on.' })
  async startReview(
    @Context() ctx: Ctx,
    @Arg('applicationId', () => ID, { description: 'Which.' }) applicationId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await startReview(ctx, applicationId));
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, { description: 'An admin finds a document as it should be.' })
  async acceptDocument(
    @Context() ctx: Ctx,
    @Arg('documentId', () => ID, { description: 'Which.' }) documentId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await acceptDocument(ctx, documentId));
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, { description: 'An admin needs another document, and says why.' })
  async rejectDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => RejectDocumentInput, { description: 'Which, and why.' }) input: RejectDocumentInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await rejectDocument(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, { description: 'An admin lets the kitchen sell.' })
  async approveApplication(
    @Context() ctx: Ctx,
    @Arg('applicationId', () => ID, { description: 'Which.' }) applicationId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await approveApplication(ctx, applicationId));
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, { description: 'An admin sends an application back, and says why.' })
  async rejectApplication(
    @Context() ctx: Ctx,
    @Arg('input', () => RejectApplicationInput, { description: 'Which, and why.' })
    input: RejectApplicationInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await rejectApplication(ctx, input));
  }

  @Visible(anyone)
  @Mutation(() => DecideResult, {
    description: 'An admin takes a decision back within a minute; everything is as it was before.',
  })
  async undoDecision(
    @Context() ctx: Ctx,
    @Arg('decisionId', () => ID, { description: 'Which.' }) decisionId: string,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await undoDecision(ctx, decisionId));
  }
}
