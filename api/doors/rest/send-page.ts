import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../../core/graphql/page.ts';
import { urlParts } from '../http/url-parts.ts';

/** The REST lists are plain arrays, as specified; this is their maximum length. */
export const listLimit = 200;

export const afterPage = 'Position from which to read on: the path of the next page in `Link` has it.';

export const sinceEarlierPoll =
  'The last `updatedAt` that an earlier poll read, in ISO 8601 with a zone, such as 2026-11-20T15:00:00Z; for a whole ' +
  'copy, a time before the first entry. Returns what changed at that time or later, and misses nothing: the entry with ' +
  'that time comes again.';

/** Presents one page of a list. Where more follow, the header `Link` has the address of the next page. */
export const sendPage = <Row, Shown>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page<Row>,
  present: (row: Row) => Shown,
): Shown[] => {
  const { hasNextPage, endCursor } = page.pageInfo;
  if (hasNextPage && endCursor) {
    const { path, search } = urlParts(request.url);
    const query = new URLSearchParams(search);
    query.set('after', endCursor);
    void reply.header('link', `<${path}?${query}>; rel="next"`);
  }
  return page.nodes.map(present);
};
