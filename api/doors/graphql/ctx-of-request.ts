import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../core/operation/ctx.ts';
import type { RequestCtx } from '../http/request-ctx.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of a request to /graphql, once it is created. */
    graphqlCtx: Ctx | null;
  }
}

/** Returns the context of a request to /graphql, created once, as it remembers what the request has paid. */
export const ctxOfRequest = async (
  requestCtx: RequestCtx,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Ctx> => {
  request.graphqlCtx ??= await requestCtx.of(request, reply);
  return request.graphqlCtx;
};
