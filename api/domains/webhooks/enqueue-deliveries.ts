import { sql as fragment } from 'kysely';
import { eventTypesWithin } from '../../../schema/event-types.ts';
import { rightsOf } from '../../../schema/staff-rights.ts';
import { Role } from '../../core/access/role.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import type { StoredEvent } from '../events/store-events.ts';
import { ApiToken } from '../identity/api-tokens/api-token.ts';
import { User } from '../identity/user.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { WebhookDelivery } from './webhook-delivery.ts';
import { WebhookEndpoint } from './webhook-endpoint.ts';

/** Endpoints of these kitchens, and of staff; few have any. */
const endpointsQuery = query(
  { WebhookEndpoint, User, Supplier, ApiToken },
  (from, { supplierIds, now }: Given<{ supplierIds: readonly string[]; now: Date }>) =>
    from
      .selectFrom('WebhookEndpoint as e')
      .innerJoin('User as u', 'u.id', 'e.userId')
      .leftJoin('Supplier as s', 's.userId', 'u.id')
      .leftJoin('ApiToken as token', 'token.id', 'e.apiTokenId')
      .where(endpoint =>
        endpoint.or([endpoint('e.apiTokenId', 'is', null), endpoint('token.expiresAt', '>', now)]),
      )
      .where('e.status', '=', 'ACTIVE')
      .where('u.disabledAt', 'is', null)
      .where(owner =>
        owner.or([owner('s.id', '=', owner.fn.any(supplierIds)), owner('u.role', '=', Role.ADMIN)]),
      )
      .select(['e.id', 'e.types', 'u.role', 'u.staffRole', 's.id as supplierId'])
      .orderBy('e.id')
      // Who removes one waits until its deliveries are stored, and removes them too.
      .forKeyShare('e'),
);

type Endpoint = RowOf<typeof endpointsQuery>;

type NewDelivery = Pick<StoredEvent, 'position' | 'subjectId' | 'type'> & {
  id: string;
  endpointId: string;
  eventId: string;
};

type Lists = { [Name in keyof NewDelivery]: readonly NewDelivery[Name][] } & { now: Date };

const storeQuery = query({ WebhookDelivery }, (on, given: Given<Lists>) =>
  on
    .insertInto('WebhookDelivery')
    .columns([
      'id',
      'endpointId',
      'eventId',
      'position',
      'subjectId',
      'type',
      'status',
      'createdAt',
      'triedFrom',
      'nextAttemptAt',
    ])
    .expression(from =>
      from
        .selectFrom(
          fragment<NewDelivery>`unnest(${given.id}::uuid[], ${given.endpointId}::uuid[], ${given.eventId}::uuid[],
            ${given.position}::bigint[], ${given.subjectId}::uuid[], ${given.type}::text[])`.as<'delivery'>(
            fragment`delivery(id, endpoint_id, event_id, position, subject_id, type)`,
          ),
        )
        .select(['delivery.id', 'delivery.endpointId', 'delivery.eventId', 'delivery.position'])
        .select(['delivery.subjectId', 'delivery.type'])
        .select(fragment<'PENDING'>`'PENDING'::text`.as('status'))
        .select(fragment<Date>`${given.now}::timestamptz`.as('createdAt'))
        .select(fragment<Date>`${given.now}::timestamptz`.as('triedFrom'))
        .select(fragment<Date>`${given.now}::timestamptz`.as('nextAttemptAt')),
    ),
);

/** Stores a delivery for each of these, due immediately. */
const storeDeliveries = async (sql: Sql, deliveries: readonly NewDelivery[], now: Date): Promise<void> => {
  if (deliveries.length === 0) return;
  const list = <Name extends keyof NewDelivery>(name: Name) => deliveries.map(each => each[name]);
  await storeQuery.all(sql, {
    id: list('id'),
    endpointId: list('endpointId'),
    eventId: list('eventId'),
    position: list('position'),
    subjectId: list('subjectId'),
    type: list('type'),
    now,
  });
};

/** Whether an endpoint gets an event: one of its kinds, that its owner may still read, and of a kitchen its own. */
const gets = ({ types, role, staffRole, supplierId }: Endpoint, event: StoredEvent): boolean => {
  if (types.length > 0 && !types.includes(event.type)) return false;
  if (role === Role.ADMIN) return eventTypesWithin(rightsOf(staffRole ?? null)).includes(event.type);
  return supplierId === event.supplierId && eventTypesWithin('KITCHEN').includes(event.type);
};

/** Stores what webhooks have to send of these events, in the transaction that stores the events. Returns how many. */
export const enqueueDeliveries = async (
  sql: Sql,
  events: readonly StoredEvent[],
  now: Date,
): Promise<number> => {
  if (events.length === 0) return 0;
  const supplierIds = [...new Set(events.map(({ supplierId }) => supplierId))];
  const endpoints = await endpointsQuery.all(sql, { supplierIds, now });
  const deliveries = events.flatMap(event =>
    endpoints
      .filter(endpoint => gets(endpoint, event))
      .map(endpoint => ({
        id: newIdentifier(now),
        endpointId: endpoint.id,
        eventId: event.id,
        position: event.position,
        subjectId: event.subjectId,
        type: event.type,
      })),
  );
  await storeDeliveries(sql, deliveries, now);
  return deliveries.length;
};
