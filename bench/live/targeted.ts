import { watchProcessorTime } from '../processes.ts';
import { settings } from '../settings.ts';
import { changesOf, type Entrant } from './entrants.ts';
import { Listeners } from './listeners.ts';
import { percentile, whole } from './table.ts';

const atOnce = 64;
const alone = 200;

export const title = ({ listeners } = settings) =>
  `Targeted: ${whole(listeners)} subscriptions to a kitchen each; every event concerns one of them, ${atOnce} at once.`;

export const columns = ['events/s', 'p50 ms', 'p99 ms', 'server us per event', 'alone: p50 ms', 'p99 ms'];

/** Triggers events with this concurrency, each for the next kitchen; returns the duration of each. */
const setOff = (listeners: Listeners, { kitchenIds, fire }: Entrant, events: number, together: number) =>
  new Promise<number[]>(resolve => {
    const latencies: number[] = [];
    const firedAt = new Map<number, number>();
    let begun = 0;
    const next = () => {
      if (begun === events) return;
      const kitchen = begun++ % kitchenIds.length;
      firedAt.set(kitchen, performance.now());
      fire([kitchenIds[kitchen]!]);
    };
    listeners.onAnswer = kitchen => {
      latencies.push(performance.now() - firedAt.get(kitchen)!);
      if (latencies.length === events) return resolve(latencies);
      next();
    };
    for (let first = 0; first < together; first++) next();
  });

export const measure = async (entrant: Entrant): Promise<string[]> => {
  const events = settings.events * 100;
  const listeners = await Listeners.open(entrant.port, entrant.kitchenIds.map(changesOf));
  await setOff(listeners, entrant, events / 5, atOnce);
  const busy = watchProcessorTime([entrant.process.pid!]);
  const startedAt = performance.now();
  const latencies = await setOff(listeners, entrant, events, atOnce);
  const seconds = (performance.now() - startedAt) / 1000;
  const microseconds = busy()! * 1000;
  const single = await setOff(listeners, entrant, alone, 1);
  listeners.close();
  return [
    whole(events / seconds),
    percentile(latencies, 0.5),
    percentile(latencies, 0.99),
    (microseconds / events).toFixed(1),
    percentile(single, 0.5),
    percentile(single, 0.99),
  ];
};
