import { sql as fragment } from 'kysely';
import { eventTypes } from '../../../schema/event-types.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import { readDayDetail } from '../notifications/composing/day-detail.ts';
import type { OutboxRow } from '../notifications/delivery/outbox.ts';
import { reasonForKitchens } from '../tiffin-plans/private-reasons.ts';
import type { EventType } from './event-type.ts';
import { eventOfKind } from './events-of-outbox.ts';
import { type EventData, MarketplaceEvent } from './marketplace-event.ts';
import { type EventSubjectFacts, subjectsOf } from './subjects-of.ts';

/** An event before it has its position. */
export interface NewEvent {
  id: string;
  type: EventType;
  supplierId: string;
  subjectId: string;
  happenedAt: Date;
  data: EventData;
}

/** An event with its position in the feed. */
export type StoredEvent = NewEvent & { position: string };

type Lists = { [Name in keyof Omit<NewEvent, 'data'>]: readonly NewEvent[Name][] } & {
  data: readonly string[];
};

const storeQuery = query({ MarketplaceEvent }, (on, given: Given<Lists>) =>
  on
    .insertInto('MarketplaceEvent')
    .columns(['id', 'type', 'supplierId', 'subjectId', 'happenedAt', 'data'])
    .expression(from =>
      from
        .selectFrom(
          fragment<NewEvent>`unnest(${given.id}::uuid[], ${given.type}::text[],
            ${given.supplierId}::uuid[], ${given.subjectId}::uuid[], ${given.happenedAt}::timestamptz[],
            ${given.data}::jsonb[])`.as<'event'>(
            fragment`event(id, type, supplier_id, subject_id, happened_at, data)`,
          ),
        )
        .select(['event.id', 'event.type', 'event.supplierId', 'event.subjectId', 'event.happenedAt'])
        .select('event.data'),
    )
    .returning(['id', 'position']),
);

/** Stores events in this order. */
const storeEvents = async (sql: Sql, events: readonly NewEvent[]): Promise<StoredEvent[]> => {
  if (events.length === 0) return [];
  const list = <Name extends keyof NewEvent>(name: Name) => events.map(event => event[name]);
  const stored = await storeQuery.all(sql, {
    id: list('id'),
    type: list('type'),
    supplierId: list('supplierId'),
    subjectId: list('subjectId'),
    happenedAt: list('happenedAt'),
    data: events.map(({ data }) => JSON.stringify(data)),
  });
  const positions = new Map(stored.map(({ id, position }) => [id, position]));
  return events.map(event => ({ ...event, position: positions.get(event.id)! }));
};

/** Stores the events of relayed outbox rows. A subject that was deleted meanwhile has none. */
export const storeEventsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<StoredEvent[]> => {
  const concerned = rows.filter(({ kind }) => eventOfKind[kind]);
  const subjects = await subjectsOf(sql, [...new Set(concerned.map(({ subjectId }) => subjectId))]);
  return storeEvents(
    sql,
    concerned.flatMap(row => {
      const subject = subjects.get(row.subjectId);
      return subject ? eventsOf(row, eventOfKind[row.kind]!, subject) : [];
    }),
  );
};

/** People are notified of several days of a plan at a time, programs of each. */
const eventsOf = (
  { id, subjectId, happenedAt, detail }: OutboxRow,
  type: EventType,
  subject: EventSubjectFacts,
): NewEvent[] =>
  detailsOf(type, detail).map((details, at) => ({
    id: at === 0 ? id : newIdentifier(new Date(happenedAt)),
    type,
    supplierId: subject.supplierId,
    subjectId,
    happenedAt: new Date(happenedAt),
    data: { kitchenId: subject.supplierId, ...factsOf(type, subject), ...details },
  }));

const factsOf = (type: EventType, { id, number, day, mealtime }: EventSubjectFacts): EventData => {
  switch (eventTypes[type].about) {
    case 'ORDER':
      return { orderId: id, orderNumber: number!, serviceDate: day!, mealtime: mealtime! };
    case 'PAYOUT':
      return { payoutId: id };
    case 'TIFFIN_PLAN':
      return { tiffinPlanId: id, mealtime: mealtime! };
    case 'TIFFIN_BILL':
      return { tiffinBillId: id, billNumber: number!, weekStartsOn: day! };
    case 'KITCHEN':
      return {};
  }
};

/** What the entry says besides to each of its events, where it is no person's words. */
const detailsOf = (type: EventType, detail: string | null): EventData[] => {
  if (!detail) return [{}];
  if (type === 'ORDER_MOVED' || type === 'ORDER_MOVE_UNDONE') return [{ status: detail }];
  if (type === 'REFUND_MADE') return [{ refundId: detail }];
  if (type === 'TIFFIN_DAY_REFUSED' || type === 'TIFFIN_DAY_MISSED') return dataOfDays(detail);
  return [{}];
};

const dataOfDays = (detail: string): EventData[] => {
  const { serviceDates, code } = readDayDetail(detail);
  const reason = reasonForKitchens(code);
  return serviceDates.map(serviceDate => ({ serviceDate, ...(reason && { reason }) }));
};
