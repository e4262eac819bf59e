import type { FastifyRequest } from 'fastify';

export type OriginOf = (request: FastifyRequest) => string;

/** The public origin of the site: PUBLIC_URL, or else the request's Host. */
export const originBy =
  (publicUrl: string | undefined): OriginOf =>
  request =>
    publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${safeHost(request.host)}`;

/** Clients choose the Host header; an invalid one must not reach a page. */
const safeHost = (host: string) => (/^[\w.-]+(:\d{1,5})?$/.test(host) ? host : 'localhost');
