import type { FastifyInstance } from 'fastify';
import type { IncomingFile } from '../../core/files/incoming-file.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { documentKinds } from '../../domains/onboarding/application/upload-document.ts';
import { claimOfLetter, sendClaimLetter } from '../../domains/onboarding/claims/send-claim-letter.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { acceptForms, receiveForm } from './receive-form.ts';
import { refuse } from './refuse.ts';

const upload = async (ctx: Ctx, claimId: string, file: IncomingFile) => {
  try {
    return await sendClaimLetter(ctx, { claimId, file });
  } finally {
    await file.discard();
  }
};

/** Letters of claims, from people without an account. */
export const claimRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.register(async scope => {
    await acceptForms(scope);
    scope.post('/api/ein-claims/letter', async (request, reply) => {
      const ctx = await requestCtx.of(request, reply);
      // In a header, so that no byte of the body is read without permission.
      const claimId = await claimOfLetter(ctx, String(request.headers['x-claim-token'] ?? ''));
      if (claimId instanceof Problem) return refuse(reply, claimId);
      await ctx.services.uploads.assertRoom();
      const { file } = await receiveForm(request, ctx.services.uploads, documentKinds);
      const outcome = await upload(ctx, claimId, file);
      if (outcome instanceof Problem) return refuse(reply, outcome);
      return { success: true, message: 'Thank you. We check the letter and email you our decision.' };
    });
  });
};
