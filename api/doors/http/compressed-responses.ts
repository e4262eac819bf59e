import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Responses below this are sent as they are: their headers and the work would cost more. */
export const compressedFrom = 1024;

/**
 * Compresses the responses of a scope for clients that ask for it; comes before its routes. Bodies of requests stay as
 * they are.
 */
export const compressResponses = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(fastifyCompress, { threshold: compressedFrom, globalDecompression: false });
};
