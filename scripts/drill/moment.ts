import { setTimeout as pause } from 'node:timers/promises';
import type { AcknowledgedOrder, StoredOrder } from '../rehearsal/acknowledged.ts';
import type { Cluster } from '../rehearsal/cluster.ts';
import { digestsOf, type Money, moneyOf, namesOfDifferent, ordersOf } from '../rehearsal/stored.ts';
import { waitSeconds } from '../rehearsal/timing.ts';
import type { Drill } from './drill.ts';
import type { LostMarketplace } from './lost-marketplace.ts';

/** The moment that is restored, with everything that was noted then. */
export interface Moment {
  /** By PostgreSQL's clock. */
  time: string;
  /** Of each table, by its name. */
  digests: ReadonlyMap<string, string>;
  acknowledged: ReadonlyMap<string, AcknowledgedOrder>;
  orders: ReadonlyMap<string, StoredOrder>;
  money: Money;
  /** All that were sent until then. */
  emails: readonly string[];
}

/** Pauses the crowd and notes the moment; the caller resumes the crowd. */
export const noteMoment = async (drill: Drill, { cluster, crowd }: LostMarketplace): Promise<Moment> => {
  await crowd.pause();
  return { ...(await noteQuietTime(drill, cluster)), acknowledged: crowd.snapshot() };
};

/**
 * Notes a time before and after which the same is stored: jobs write even while the crowd pauses. All of it is read before it
 * is seen that nothing has changed.
 */
const noteQuietTime = async ({ mail }: Drill, cluster: Cluster): Promise<Omit<Moment, 'acknowledged'>> => {
  let before = await cluster.query(digestsOf);
  for (;;) {
    await waitSeconds(1);
    const time = await timeOf(cluster);
    await pause(300);
    const stored = {
      orders: await cluster.query(ordersOf),
      money: await cluster.query(moneyOf),
      emails: [...mail.received],
    };
    const after = await cluster.query(digestsOf);
    if (namesOfDifferent(before, after).length === 0) return { time, digests: after, ...stored };
    before = after;
  }
};

const timeOf = async (cluster: Cluster): Promise<string> => {
  const { rows } = await cluster.query(client =>
    client.query<{ now: string }>('select clock_timestamp()::text as now'),
  );
  return rows[0]!.now;
};
