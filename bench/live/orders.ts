import type { Client } from 'pg';
import { backendsOf } from '../database.ts';
import { tokenOf } from '../marketplace/steps.ts';
import { Meter } from '../measure.ts';
import { disableOutbox, enableOutbox } from '../outbox-backlog.ts';
import { settings } from '../settings.ts';
import { loadWorkloads } from '../workloads.ts';
import type { Entrant } from './entrants.ts';
import { Listeners } from './listeners.ts';
import { whole } from './table.ts';

const listening = 100;

export const title = `Orders while ${listening} of the customers listen, beside orders without notifications.`;

export const columns = [
  'connections',
  'without notifications, orders/s',
  'with notifications, orders/s',
  'with / without',
  'p99 ms without',
  'with',
];

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** Places orders with events off and on alternately, so that other load on the machine affects both. */
export const measure = async (db: Client, { port, ...ours }: Entrant): Promise<string[][]> => {
  const workloads = (await loadWorkloads(db)).filter(({ name }) => name === 'order');
  const meter = new Meter(workloads, backendsOf(db));
  const listeners = await Listeners.open(
    port,
    Array.from({ length: listening }, (_, number) => ({
      query: 'subscription Bell { notificationReceived { id title message orderId } }',
      token: tokenOf('shopper', 1 + number),
    })),
  );
  const rows: string[][] = [];
  for (const connections of [8, 32]) {
    const off: { requestsPerSecond: number; p99: number }[] = [];
    const on: typeof off = [];
    for (let round = 0; round < settings.rounds; round++) {
      for (const [statement, samples] of [
        [disableOutbox, off],
        [enableOutbox, on],
      ] as const) {
        await db.query(statement);
        const load = { workload: 'order', connections, seconds: settings.seconds };
        samples.push(await meter.sample({ port, ...ours }, load));
      }
    }
    const [without, withEvents] = [off, on].map(samples =>
      median(samples.map(each => each.requestsPerSecond)),
    );
    const [p99Off, p99On] = [off, on].map(samples => median(samples.map(each => each.p99)));
    rows.push([
      String(connections),
      whole(without!),
      whole(withEvents!),
      (withEvents! / without!).toFixed(2),
      p99Off!.toFixed(1),
      p99On!.toFixed(1),
    ]);
  }
  await db.query(enableOutbox);
  listeners.close();
  meter.stop();
  return rows;
};
