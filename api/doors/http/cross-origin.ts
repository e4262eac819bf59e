import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Any site may read what is public or what a token in its request opens; `*` never goes with cookies. */
export const openToAnyOrigin = { 'access-control-allow-origin': '*' };

const dayInSeconds = 24 * 60 * 60;

/** Lets web apps of other sites use a scope with a bearer token. Their requests carry no cookies of this site. */
export const allowOtherSites = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: [
      'accept',
      'apollo-require-preflight',
      'authorization',
      'content-type',
      'x-apollo-operation-name',
      'x-request-id',
    ],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: dayInSeconds,
  });
};
