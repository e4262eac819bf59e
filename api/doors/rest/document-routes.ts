import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownOrWithRight, withRight } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { documentKinds } from '../../domains/onboarding/application/upload-document.ts';
import { findClaimLetter } from '../../domains/onboarding/claims/find-claims.ts';
import { type DocumentFile, findDocumentFile } from '../../domains/onboarding/review/find-document.ts';
import { file, get, type Route } from './route.ts';
import { sendStoredFile } from './send-file.ts';

const refusals = {
  404: { description: 'The document does not exist, has expired, or is not within reach.' },
};

/** Documents, only for their owner and staff who review kitchens, and the letters of claims, for those staff. */
export const documentRoutes: readonly Route[] = [
  get(
    '/api/documents/:id',
    {
      tag: 'Onboarding',
      summary: 'Download a document',
      who: ownOrWithRight('REVIEW_KITCHENS'),
      parameters: { id: 'ID of the document.' },
      answer: file('The document as it was uploaded.', ...documentKinds.contentTypes),
      refusals,
    },
    async ({ ctx, parameters, request, reply }) =>
      sendDocument(ctx, request, reply, await findDocumentFile(ctx, parameters.id)),
  ),
  get(
    '/api/ein-claims/:id/letter',
    {
      tag: 'Onboarding',
      summary: 'Download the letter of a claim',
      who: withRight('REVIEW_KITCHENS'),
      parameters: { id: 'ID of the claim.' },
      answer: file('The letter as it was uploaded.', ...documentKinds.contentTypes),
      refusals,
    },
    async ({ ctx, parameters, request, reply }) =>
      sendDocument(ctx, request, reply, await findClaimLetter(ctx, parameters.id)),
  ),
];

/** The review of an application renders a document from its bytes. */
const sendDocument = async (
  { services }: Ctx,
  request: FastifyRequest,
  reply: FastifyReply,
  file: DocumentFile | null,
) => {
  if (file && (await sendStoredFile(services.files, request, reply, file))) return reply;
  return reply.code(404).send({ message: 'There is no such document.' });
};
