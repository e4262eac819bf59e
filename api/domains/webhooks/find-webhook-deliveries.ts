import { type AskedPage, Page, type PagePart, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import type { EventType } from '../events/event-type.ts';
import { readableTypes } from '../events/readable-types.ts';
import { webhookOwners } from './begin-webhook-change.ts';
import { ownEndpoints } from './own-endpoint.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

interface Asked extends Keyset {
  endpointId: string;
  readableTypes: readonly EventType[];
}

const deliveriesQuery = eitherWay('desc', scan =>
  query({ WebhookDelivery }, (from, given: Given<Asked>) => {
    const deliveries = from
      .selectFrom('WebhookDelivery as d')
      .where('d.endpointId', '=', given.endpointId)
      // As `readableBy` says it: tests, and deliveries of events that the viewer may read now.
      .where(({ or, eb, fn }) =>
        or([eb('d.type', 'is', null), eb('d.type', '=', fn.any(given.readableTypes))]),
      )
      .select([
        'd.id',
        'd.endpointId',
        'd.eventId',
        'd.status',
        'd.attempts',
        'd.attemptCount',
        'd.createdAt',
        'd.nextAttemptAt',
      ]);
    return readByKeyset(deliveries, ['d.createdAt', 'd.id'], scan, given);
  }),
);

/** What was sent to an endpoint, as loaded. */
export type WebhookDeliveryRow = RowOf<ReturnType<typeof deliveriesQuery>>;

/** Loads a page of what was sent to an endpoint of the viewer, the newest first; an empty one when it is not theirs. */
export const findWebhookDeliveries = async (
  ctx: Ctx,
  endpointId: string,
  asked: AskedPage,
): Promise<Page<WebhookDeliveryRow>> => {
  const { viewer } = ctx;
  viewer.must(webhookOwners);
  const part = partOf(asked);
  const keyset = keysetOf(part, 'desc');
  const em = ctx.services.entityManager();
  const own = { ...ownEndpoints(viewer), id: endpointId };
  const endpoint = isIdentifier(endpointId) ? await em.findOne(WebhookEndpoint, own) : null;
  if (!endpoint) return pageOf([], part);
  const given = { ...keyset, endpointId: endpoint.id, readableTypes: readableTypes(viewer) };
  return pageOf(await deliveriesQuery(part).all(ctx.sql, given), part);
};

const pageOf = (rows: WebhookDeliveryRow[], part: PagePart): Page<WebhookDeliveryRow> =>
  new Page(rows, part, ({ createdAt, id }) => [createdAt, id]);
