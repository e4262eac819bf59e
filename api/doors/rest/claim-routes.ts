import { everybody } from '../../core/access/rules.ts';
import type { IncomingFile } from '../../core/files/incoming-file.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import { documentKinds } from '../../domains/onboarding/application/upload-document.ts';
import { claimOfLetter, sendClaimLetter } from '../../domains/onboarding/claims/send-claim-letter.ts';
import { doneMessageShape } from './present/common.ts';
import { receiveForm } from './receive-form.ts';
import { json, post, type Route } from './route.ts';

const form = { kinds: documentKinds, fields: {} };

const upload = async (ctx: Ctx, claimId: string, file: IncomingFile) => {
  try {
    return await sendClaimLetter(ctx, { claimId, file });
  } finally {
    await file.discard();
  }
};

/** Letters of claims, from people without an account. */
export const claimRoutes: readonly Route[] = [
  post(
    '/api/ein-claims/letter',
    {
      tag: 'Onboarding',
      summary: 'Upload the letter of a claim',
      details: 'The IRS letter that proves who owns an EIN. The website asks for it.',
      who: everybody,
      parameters: {},
      // In a header, so that no byte of the body is read without permission.
      headers: { 'x-claim-token': 'Token of the claim: `letterToken` of `claimTaxId`.' },
      form,
      answer: json('The letter is stored, and the claim is open.', doneMessageShape),
      problems: [
        'CLAIM_NOT_FOUND',
        'ALREADY_DONE',
        'TOO_MANY_ATTEMPTS',
        'INVALID_FILE_TYPE',
        'FILE_TOO_LARGE',
        'UPLOAD_FAILED',
      ],
    },
    async ({ ctx, headers, request }) => {
      const claimId = await claimOfLetter(ctx, headers['x-claim-token'] ?? '');
      if (claimId instanceof Problem) return claimId;
      await ctx.services.uploads.assertRoom();
      const { file } = await receiveForm(request, ctx.services.uploads, form);
      const outcome = await upload(ctx, claimId, file);
      if (outcome instanceof Problem) return outcome;
      const message = 'Thank you. We check the letter and email you our decision.';
      return { success: true as const, message };
    },
  ),
];
