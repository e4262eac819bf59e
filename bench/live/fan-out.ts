import { watchProcessorTime } from '../processes.ts';
import { settings } from '../settings.ts';
import { changesOf, type Entrant } from './entrants.ts';
import { Listeners } from './listeners.ts';
import { percentile, whole } from './table.ts';

export const title = ({ listeners, events } = settings) =>
  `Fan-out: ${whole(listeners)} subscriptions to one kitchen, one socket each; ${events} events, the next when all have it.`;

export const columns = ['deliveries/s', 'p50 ms until the last has it', 'p99 ms', 'server us per delivery'];

/** Sends one event to every listener, the next when all have received it. */
export const measure = async ({ port, kitchenIds, fire, process: server }: Entrant): Promise<string[]> => {
  const { listeners: count, events } = settings;
  const [kitchenId] = kitchenIds;
  const listeners = await Listeners.open(port, Array(count).fill(changesOf(kitchenId!)));
  const once = async () => {
    const heard = listeners.heard(count);
    const firedAt = performance.now();
    fire([kitchenId!]);
    await heard;
    return performance.now() - firedAt;
  };
  for (let warming = 0; warming < events / 5; warming++) await once();
  const busy = watchProcessorTime([server.pid!]);
  const startedAt = performance.now();
  const latencies: number[] = [];
  for (let event = 0; event < events; event++) latencies.push(await once());
  const seconds = (performance.now() - startedAt) / 1000;
  const microseconds = busy()! * 1000;
  listeners.close();
  return [
    whole((events * count) / seconds),
    percentile(latencies, 0.5),
    percentile(latencies, 0.99),
    (microseconds / events / count).toFixed(1),
  ];
};
