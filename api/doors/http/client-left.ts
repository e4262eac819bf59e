import type { FastifyError, FastifyRequest } from 'fastify';

/** What proxies note for a request whose client left. The log, metrics and traces show it; no client gets it. */
export const clientLeftStatus = 499;

/**
 * Whether a request failed because its client left, which is no fault of the server: while its body was read, or while
 * its answer was sent. A lost database has the same code as the first, which is known by the very error of the request.
 */
export const hasClientLeft = ({ raw, socket }: FastifyRequest, error: unknown): boolean =>
  (error instanceof Error && error === raw.errored) ||
  (socket.destroyed && (error as Partial<FastifyError> | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE');
