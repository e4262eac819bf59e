import { budgetSeconds } from '../../../core/limits/point-budget.ts';
import { forAll } from '../../http/storable.ts';

const text = { type: 'string' };

/** The headers of responses, as components. */
export const responseHeaders = {
  'X-Request-Id': {
    description: 'ID of the request: the one that the client sent in this header, or a random one.',
    schema: text,
    example: '0b0d0a5e-6c0a-4d6c-9f0e-0d8f5a6f7b1c',
  },
  RateLimit: {
    description:
      'Points that are left to the caller (`r`), and the seconds to wait when they are too few (`t`).',
    schema: text,
    example: '"points";r=499900',
  },
  'RateLimit-Policy': {
    description: `Points that the caller may spend (\`q\`), all of them back after ${budgetSeconds} seconds (\`w\`).`,
    schema: text,
    example: `"points";q=500000;w=${budgetSeconds}`,
  },
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer' },
    example: 5,
  },
  Link: {
    description:
      'Path of the next page with `rel="next"`. Absent on the last page, from which nothing leads on: a program that ' +
      'follows a list polls with `updatedSince`.',
    schema: text,
    example: '</api/orders?after=WyIyMDI2Il0>; rel="next"',
  },
  'Cache-Control': {
    description:
      'Everyone gets the same answer: caches may keep it for a second, and as long again while they ask again.',
    schema: text,
    example: forAll,
  },
  ETag: {
    description:
      'Sent back in `If-None-Match`, it is answered by 304 without a body while nothing has changed.',
    schema: text,
    example: 'W/"hp5mUmvyHUGwMjQmJ3lO7tX8h2w"',
  },
} as const;

const named = (...names: (keyof typeof responseHeaders)[]): Record<string, { $ref: string }> =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]));

/** Those of every response; of a free request, no budget is spent. */
export const headersAt = (points: number) =>
  points === 0 ? named('X-Request-Id') : named('X-Request-Id', 'RateLimit', 'RateLimit-Policy');
/** Those of an answer that everyone gets. */
export const headersForAll = named('X-Request-Id', 'Cache-Control', 'ETag');
export const retryAfter = named('Retry-After');
export const link = named('Link');
