import { setImmediate as turn } from 'node:timers/promises';
import type { Marketplace } from './marketplace.ts';

/** Waits until the relay has processed every due row of the outbox. */
export const notificationsSent = async ({
  sql,
  clock,
}: Pick<Marketplace, 'sql' | 'clock'>): Promise<void> => {
  for (;;) {
    const [waiting] = await sql.rows<{ count: number }>(
      'select count(*)::int from outbox where due_at is null or due_at <= $1',
      [clock.read()],
    );
    if (waiting!.count === 0) return;
    await turn();
  }
};
