import type { FastifyRequest } from 'fastify';

export type OriginOf = (request: FastifyRequest) => string;

/** The address people know the site by: as set, or else as the request came. */
export const originBy =
  (publicUrl: string | undefined): OriginOf =>
  request =>
    publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${safeHost(request.host)}`;

/** The Host header is the sender's to choose; anything odd in it must not reach a page. */
const safeHost = (host: string) => (/^[\w.-]+(:\d{1,5})?$/.test(host) ? host : 'localhost');
