import { setImmediate as turn } from 'node:timers/promises';
import type { Marketplace } from './marketplace.ts';

/** Waits until nobody is left to be told of anything. */
export const told = async ({ sql }: Pick<Marketplace, 'sql'>): Promise<void> => {
  for (;;) {
    const [waiting] = await sql.rows<{ count: number }>('select count(*)::int from outbox');
    if (waiting!.count === 0) return;
    await turn();
  }
};
