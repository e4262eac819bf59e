import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Any site may read what is public or what a token in its request opens; `*` never goes with cookies. */
export const openToAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, ratelimit, ratelimit-policy, retry-after, x-request-id',
};

const dayInSeconds = 24 * 60 * 60;

/** Answers browsers that ask for another site whether its web app may send a token. `secure` has the headers. */
export const allowOtherSites = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'POST'],
    allowedHeaders: [
      'accept',
      'apollo-require-preflight',
      'authorization',
      'content-type',
      'tiffin-cost',
      'x-apollo-operation-name',
      'x-request-id',
    ],
    maxAge: dayInSeconds,
  });
};
