import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import { findClaimLetter } from '../../domains/onboarding/claims/find-claims.ts';
import { type DocumentFile, findDocumentFile } from '../../domains/onboarding/review/find-document.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

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

/** Documents, only for their owner and staff who review kitchens, and the letters of claims, for those staff. */
export const documentRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get<{ Params: { id: string } }>('/api/documents/:id', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    return sendFile(ctx, reply, await findDocumentFile(ctx, request.params.id));
  });
  app.get<{ Params: { id: string } }>('/api/ein-claims/:id/letter', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    return sendFile(ctx, reply, await findClaimLetter(ctx, request.params.id));
  });
};

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
