import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shareCodeIn } from '../../domains/suppliers/share-path.ts';
import { publicSupplierIdOf } from '../../domains/suppliers/supplier-by-share-code.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

/** A code never leads to another kitchen, but a kitchen may be closed. */
const aDay = 'public, max-age=86400';

/** Short addresses of kitchens' pages: only the code at the end counts, so that a renamed kitchen keeps its links. */
export const shareLinks = (
  app: FastifyInstance,
  requestCtx: RequestCtx,
  nothingHere: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void => {
  app.get<{ Params: { name: string } }>('/k/:name', async (request, reply) => {
    const code = shareCodeIn(request.params.name);
    const id = code && (await publicSupplierIdOf(requestCtx.anonymous(), code));
    if (!id) return nothingHere(request, reply);
    return reply.header('cache-control', aDay).redirect(`/supplier/${id}`, 301);
  });
};
