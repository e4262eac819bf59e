import type { FastifyReply } from 'fastify';
import { ownOrWithRight, withRight } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { documentKinds } from '../../domains/onboarding/application/upload-document.ts';
import { findClaimLetter } from '../../domains/onboarding/claims/find-claims.ts';
import { type DocumentFile, findDocumentFile } from '../../domains/onboarding/review/find-document.ts';
import { file, get, type Route } from './route.ts';

/**
 * An uploaded document may be malicious: it is always downloaded, never displayed by the browser itself, and
 * may run nothing. The application review renders it from its bytes.
 */
const untrusted = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

const plainName = (name: string) => name.replace(/[^\w .()-]/g, '_');

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
    async ({ ctx, parameters, reply }) => sendFile(ctx, reply, await findDocumentFile(ctx, parameters.id)),
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
    async ({ ctx, parameters, reply }) => sendFile(ctx, reply, await findClaimLetter(ctx, parameters.id)),
  ),
];

const sendFile = async (ctx: Ctx, reply: FastifyReply, file: DocumentFile | null) => {
  const content = file && (await ctx.services.files.get(file.fileKey));
  if (!content) return reply.code(404).send({ message: 'There is no such document.' });
  const names = `filename="${plainName(file.fileName)}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`;
  return reply
    .headers(untrusted)
    .header('content-disposition', `attachment; ${names}`)
    .header('content-length', file.bytes)
    .type(file.contentType)
    .send(content);
};
