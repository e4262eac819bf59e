import type { FastifyInstance } from 'fastify';
import { findDocumentFile } from '../../domains/onboarding/review/find-document.ts';
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

/** Documents, only for their owner and admins. */
export const documentRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.get<{ Params: { id: string } }>('/api/documents/:id', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const file = await findDocumentFile(ctx, request.params.id);
    const content = file && (await ctx.services.files.get(file.fileKey));
    if (!content) return reply.code(404).send({ message: 'There is no such document.' });
    const names = `filename="${plainName(file.fileName)}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`;
    return reply
      .headers(untrusted)
      .header('content-disposition', `attachment; ${names}`)
      .header('content-length', file.bytes)
      .type(file.contentType)
      .send(content);
  });
};
