import { Arg, Ctx as Context, createUnionType, Mutation, Query, Resolver } from 'type-graphql';
import { suppliers } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import type { OpenFile } from '../../core/files/incoming-file.ts';
import { FileTooLarge, InvalidFileType, UploadFailed } from '../../core/files/upload-problems.ts';
import { UploadedFile } from '../../core/files/uploaded-file.ts';
import { named } from '../../core/graphql/named.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { FreshProofNeeded } from '../identity/identity-problems.ts';
import { Application } from '../suppliers/application.ts';
import { type ApplicationRow } from './application/application-rows.ts';
import { Document } from './application/document.ts';
import { markBankAccountReady } from './application/mark-bank-account-ready.ts';
import { signAgreement } from './application/sign-agreement.ts';
import { submitDocument } from './application/submit-document.ts';
import { submitForReview } from './application/submit-for-review.ts';
import { uploadDocument } from './application/upload-document.ts';
import { SignAgreementInput, SubmitDocumentInput } from './onboarding-inputs.ts';
import * as problems from './onboarding-problems.ts';
import { OnboardingStepId } from './onboarding-step-id.ts';
import { findApplication, ownApplication } from './review/find-applications.ts';

const CompleteStepResult = createUnionType({
  name: 'CompleteStepResult',
  description: 'Updated application, or why the item of the checklist was not completed.',
  types: () =>
    [
      Application,
      InvalidInput,
      problems.ApplicationNotFound,
      problems.DocumentNotFound,
      problems.StepAlreadyDone,
      problems.StepClosed,
      FreshProofNeeded,
    ] as const,
});

const SubmitForReviewResult = createUnionType({
  name: 'SubmitForReviewResult',
  description: 'Submitted application, or why it was not submitted.',
  types: () =>
    [Application, problems.ApplicationNotFound, problems.ApplicationMoved, problems.StepsIncomplete] as const,
});

const UploadDocumentResult = createUnionType({
  name: 'UploadDocumentResult',
  description: 'Stored document, or why it was not stored.',
  types: () =>
    [
      Document,
      InvalidInput,
      InvalidFileType,
      FileTooLarge,
      UploadFailed,
      problems.ApplicationNotFound,
      problems.TooManyDocuments,
    ] as const,
});

/** Returns the application after a change, or the refusal. */
export const changed = async (ctx: Ctx, outcome: Application | Problem): Promise<ApplicationRow | Problem> =>
  outcome instanceof Problem ? outcome : named('Application', (await findApplication(ctx, outcome.id))!);

/** Queries and changes of a kitchen about its own application. */
@Resolver()
export class OnboardingResolver {
  @Visible(suppliers)
  @Query(() => Application, {
    nullable: true,
    description: "Returns the viewer's own application; null without a kitchen.",
  })
  onboarding(@Context() ctx: Ctx): Promise<ApplicationRow | null> {
    return ownApplication(ctx);
  }

  @Visible(suppliers)
  @Mutation(() => CompleteStepResult, { description: 'Signs an agreement with the typed full legal name.' })
  async signAgreement(
    @Context() ctx: Ctx,
    @Arg('input', () => SignAgreementInput, { description: 'Agreement and the signature.' })
    input: SignAgreementInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await signAgreement(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => UploadDocumentResult, {
    description: 'Stores a PDF, JPG or PNG of at most 10 MiB. It counts once submitDocument submits it.',
  })
  async uploadDocument(
    @Context() ctx: Ctx,
    @Arg('stepId', () => OnboardingStepId, { description: 'Item of the checklist it is for.' })
    stepId: OnboardingStepId,
    @Arg('file', () => UploadedFile, { description: 'File.' }) open: OpenFile,
  ): Promise<Document | Problem> {
    const file = ctx.services.uploads.expect(open);
    try {
      return await uploadDocument(ctx, { stepId, file });
    } finally {
      await file.discard();
    }
  }

  @Visible(suppliers)
  @Mutation(() => CompleteStepResult, {
    description: 'Submits an uploaded document for its item of the checklist, replacing an earlier one.',
  })
  async submitDocument(
    @Context() ctx: Ctx,
    @Arg('input', () => SubmitDocumentInput, { description: 'Document and its item.' })
    input: SubmitDocumentInput,
  ): Promise<ApplicationRow | Problem> {
    return changed(ctx, await submitDocument(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => CompleteStepResult, { description: 'Marks the bank account as ready to be verified.' })
  async markBankAccountReady(@Context() ctx: Ctx): Promise<ApplicationRow | Problem> {
    return changed(ctx, await markBankAccountReady(ctx, null));
  }

  @Visible(suppliers)
  @Mutation(() => SubmitForReviewResult, {
    description: 'Submits the application for review, for the first time or after a rejection.',
  })
  async submitForReview(@Context() ctx: Ctx): Promise<ApplicationRow | Problem> {
    return changed(ctx, await submitForReview(ctx, null));
  }
}
