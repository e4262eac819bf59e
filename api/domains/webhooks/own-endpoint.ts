import type { Viewer } from '../../core/access/viewer.ts';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';
import { WebhookEndpointNotFound } from './webhook-problems.ts';

/** Not against the check of a reference to it, so that the relay never waits. */
const lockQuery = query({ WebhookEndpoint }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('WebhookEndpoint').where('id', '=', id).select('id').forNoKeyUpdate(),
);

/** Loads an endpoint and locks it; null when it was removed. */
export const lockEndpoint = async (
  { em, sql }: Work,
  where: { id: string; userId?: string; apiTokenId?: string },
): Promise<WebhookEndpoint | null> => {
  await lockQuery.all(sql, { id: where.id });
  return em.findOne(WebhookEndpoint, where);
};

/** An API token reaches the endpoints that it created, and a person all of their own. */
export const ownEndpoints = ({ userId, isToken, session }: Viewer) => ({
  userId,
  ...(isToken && { apiTokenId: session!.sessionId }),
});

/** Loads an endpoint of the viewer and locks it; someone else's is treated as not found. */
export const lockOwnEndpoint = async (
  work: Work,
  id: string,
): Promise<WebhookEndpoint | WebhookEndpointNotFound> => {
  const own = { ...ownEndpoints(work.viewer), id };
  const endpoint = isIdentifier(id) ? await lockEndpoint(work, own) : null;
  return endpoint ?? new WebhookEndpointNotFound();
};

/** The endpoints of the viewer, the newest first; there are few. */
export const endpointsOf = (em: Work['em'], viewer: Viewer): Promise<WebhookEndpoint[]> =>
  em.find(WebhookEndpoint, ownEndpoints(viewer), { orderBy: { createdAt: 'desc', id: 'desc' } });
