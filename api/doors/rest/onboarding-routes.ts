import * as z from 'zod';
import { agreementSignature } from '../../../schema/rules/onboarding.ts';
import { suppliers } from '../../core/access/rules.ts';
import type { IncomingFile } from '../../core/files/incoming-file.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { checklistFacts } from '../../domains/onboarding/application/application-rows.ts';
import { documentUrl } from '../../domains/onboarding/application/document.ts';
import { stepsOf } from '../../domains/onboarding/application/onboarding-step.ts';
import { documentKinds, uploadDocument } from '../../domains/onboarding/application/upload-document.ts';
import { ApplicationNotFound } from '../../domains/onboarding/onboarding-problems.ts';
import { OnboardingStepId } from '../../domains/onboarding/onboarding-step-id.ts';
import { ownApplication } from '../../domains/onboarding/review/find-applications.ts';
import { flag, text } from './body.ts';
import {
  documentUploadedShape,
  onboardingShape,
  presentOnboarding,
  stepDoneShape,
} from './present/onboarding.ts';
import { receiveForm } from './receive-form.ts';
import { get, json, post, type Route } from './route.ts';
import { stepIdIn, submitForReviewId, unknownStep, updateOnboarding } from './update-onboarding.ts';

const stepDone = 'Your onboarding step has been completed successfully.';

const record = async (ctx: Ctx) => {
  const application = await ownApplication(ctx);
  if (!application) return new ApplicationNotFound();
  return presentOnboarding(application, stepsOf(application, await checklistFacts(ctx, application)));
};

const upload = async (ctx: Ctx, file: IncomingFile, step: string) => {
  try {
    const stepId = stepIdIn(step);
    return stepId ? await uploadDocument(ctx, { stepId, file }) : unknownStep();
  } finally {
    await file.discard();
  }
};

const stepIds = Object.values(OnboardingStepId);

const form = {
  kinds: documentKinds,
  fields: {
    stepId: {
      description: 'Item of the checklist that takes a document.',
      rule: z.enum(stepIds),
      example: 'health_permit',
    },
  },
};

/** Onboarding of a kitchen, step by step. */
export const onboardingRoutes: readonly Route[] = [
  get(
    '/api/supplier/onboarding-status',
    {
      tag: 'Onboarding',
      summary: 'Get the application of a kitchen',
      who: suppliers,
      parameters: {},
      answer: json('Its status, and what is done.', onboardingShape),
      problems: ['APPLICATION_NOT_FOUND'],
    },
    async ({ ctx }) => record(ctx),
  ),
  post(
    '/api/supplier/update-onboarding',
    {
      tag: 'Onboarding',
      summary: 'Complete an item of the checklist',
      details:
        'Agreements take `signed`, `fullName` and `signedAt`, documents take `documentUrl`, `bank_account` takes `documentUrl: "verified"`, and `submit_for_review` takes nothing else.',
      who: suppliers,
      parameters: {},
      body: {
        stepId: text('Item of the checklist.', z.enum([...stepIds, submitForReviewId]), { example: 'nda' }),
        signed: flag('Whether the agreement was read and understood.', { example: true, isOptional: true }),
        fullName: text("Signer's full legal name.", agreementSignature.shape.fullName, {
          example: 'Asha Rao',
          isOptional: true,
        }),
        signedAt: text("Signer's own time, for the record.", z.iso.datetime({ offset: true }), {
          example: '2026-11-20T15:00:00Z',
          isOptional: true,
        }),
        documentUrl: text('What `upload-document` returned, or `verified`.', z.string(), {
          example: '/api/documents/019a8c2e-5b7d-7c3a-9d52-6f1c0b8e4a17',
          isOptional: true,
        }),
      },
      answer: json('The item is done.', stepDoneShape),
      mutations: ['signAgreement', 'submitDocument', 'markBankAccountReady', 'submitForReview'],
    },
    async ({ ctx, body }) => {
      const outcome = await updateOnboarding(ctx, body);
      if (outcome instanceof Problem) return outcome;
      return { success: true as const, message: stepDone, onboardingStatus: outcome.status };
    },
  ),
  post(
    '/api/supplier/upload-document',
    {
      tag: 'Onboarding',
      summary: 'Upload a document',
      details: 'It counts once `update-onboarding` submits it.',
      who: suppliers,
      parameters: {},
      form,
      answer: json('The document is stored.', documentUploadedShape),
      mutations: ['uploadDocument'],
    },
    async ({ ctx, request }) => {
      // The operation checks it too; here so that no byte is read without permission.
      ctx.viewer.mustChange(suppliers);
      const { file, fields } = await receiveForm(request, ctx.services.uploads, form);
      const outcome = await upload(ctx, file, fields.stepId ?? '');
      return outcome instanceof Problem
        ? outcome
        : { success: true as const, documentUrl: documentUrl(outcome.id) };
    },
  ),
];
