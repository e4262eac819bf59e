import type { Sql } from '../../core/database/sql.ts';
import { storeEventsOf } from '../events/store-events.ts';
import type { OutboxRow } from '../notifications/delivery/outbox.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';

/** Stores what programs learn of relayed rows: the events, and what webhooks send of them. */
export const storeForPrograms = async (sql: Sql, rows: readonly OutboxRow[], now: Date): Promise<void> => {
  await enqueueDeliveries(sql, await storeEventsOf(sql, rows), now);
};
