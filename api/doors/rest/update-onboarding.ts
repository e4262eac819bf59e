import type { Ctx } from '../../core/operation/ctx.ts';
import { MalformedInput } from '../../core/operation/failures.ts';
import { InvalidInput, type Problem } from '../../core/operation/problem.ts';
import { markBankAccountReady } from '../../domains/onboarding/application/mark-bank-account-ready.ts';
import { isAgreement } from '../../domains/onboarding/application/onboarding-steps.ts';
import { signAgreement } from '../../domains/onboarding/application/sign-agreement.ts';
import { submitDocument } from '../../domains/onboarding/application/submit-document.ts';
import { submitForReview } from '../../domains/onboarding/application/submit-for-review.ts';
import { OnboardingStepId } from '../../domains/onboarding/onboarding-step-id.ts';
import type { Application } from '../../domains/suppliers/application.ts';

const stepIds = new Set<string>(Object.values(OnboardingStepId));

export const stepIdIn = (text: string): OnboardingStepId | undefined =>
  stepIds.has(text) ? (text as OnboardingStepId) : undefined;

export const unknownStep = () => new InvalidInput('There is no such onboarding step.', 'stepId');

/** The signer's own time; optional. */
const momentIn = (text: string): Date | null => {
  if (text === '') return null;
  const moment = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new MalformedInput('signedAt must be a moment, such as 2026-11-20T15:00:00Z.', 'signedAt');
};

/** The spelling of the specification for what is no item of the checklist. */
export const submitForReviewId = 'submit_for_review';

interface Given {
  stepId: string;
  signed: boolean;
  fullName: string;
  signedAt: string;
  documentUrl: string;
}

/** One endpoint of the specification, mapped to operations by its stepId. */
export const updateOnboarding = async (ctx: Ctx, given: Given): Promise<Application | Problem> => {
  if (given.stepId === submitForReviewId) return submitForReview(ctx, null);
  const stepId = stepIdIn(given.stepId);
  if (!stepId) return unknownStep();
  if (isAgreement(stepId)) {
    const { fullName, signed: acknowledged } = given;
    const input = { stepId, fullName, acknowledged, signedAt: momentIn(given.signedAt) };
    return signAgreement(ctx, input);
  }
  if (stepId !== OnboardingStepId.BANK_ACCOUNT) {
    return submitDocument(ctx, { stepId, documentUrl: given.documentUrl });
  }
  return given.documentUrl === 'verified'
    ? markBankAccountReady(ctx, null)
    : new InvalidInput("The bank account is marked ready by sending 'verified'.", 'documentUrl');
};
