import type { FastifyInstance } from 'fastify';
import { suppliers } from '../../core/access/rules.ts';
import type { IncomingFile } from '../../core/files/incoming-file.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { checklistFacts } from '../../domains/onboarding/application/application-rows.ts';
import { documentUrl } from '../../domains/onboarding/application/document.ts';
import { stepsOf } from '../../domains/onboarding/application/onboarding-step.ts';
import { documentKinds, uploadDocument } from '../../domains/onboarding/application/upload-document.ts';
import { ApplicationNotFound } from '../../domains/onboarding/onboarding-problems.ts';
import { ownApplication } from '../../domains/onboarding/review/find-applications.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { presentOnboarding } from './present/onboarding.ts';
import { acceptForms, receiveForm } from './receive-form.ts';
import { refuse } from './refuse.ts';
import { stepIdIn, unknownStep, updateOnboarding } from './update-onboarding.ts';

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

/** Onboarding of a kitchen, step by step. */
export const onboardingRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get('/api/supplier/onboarding-status', async (request, reply) => {
    const outcome = await record(await requestCtx.of(request, reply));
    return outcome instanceof Problem ? refuse(reply, outcome) : outcome;
  });

  app.post('/api/supplier/update-onboarding', async (request, reply) => {
    const outcome = await updateOnboarding(await requestCtx.of(request, reply), request);
    if (outcome instanceof Problem) return refuse(reply, outcome);
    return { success: true, message: stepDone, onboardingStatus: outcome.status };
  });

  app.register(async scope => {
    await acceptForms(scope);
    scope.post('/api/supplier/upload-document', async (request, reply) => {
      const ctx = await requestCtx.of(request, reply);
      // The operation checks it too; here so that no byte is read without permission.
      ctx.viewer.mustChange(suppliers);
      const { file, fields } = await receiveForm(request, ctx.services.uploads, documentKinds, 'stepId');
      const outcome = await upload(ctx, file, fields.stepId ?? '');
      if (outcome instanceof Problem) return refuse(reply, outcome);
      return { success: true, documentUrl: documentUrl(outcome.id) };
    });
  });
};
