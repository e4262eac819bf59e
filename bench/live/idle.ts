import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { tokenOf } from '../marketplace/steps.ts';
import { settings } from '../settings.ts';
import { changesOf, type Entrant } from './entrants.ts';
import { type Asked, Listeners } from './listeners.ts';
import { descriptorsOf, memoryOf } from './memory.ts';
import { kib, percentile, whole } from './table.ts';

const socketsOfPerson = 5;

export const title = ({ idle } = settings) =>
  `Idle: ${whole(idle)} subscriptions, one socket each, to a few kitchens or to people's own notifications.`;

export const columns = [
  'kB RSS per subscription',
  'kB heap',
  'health p95 ms meanwhile',
  'descriptors left behind',
];

const bell =
  'subscription Bell { notificationReceived { id type priority title message orderId timestamp read } }';

/** Signed-in listeners have their own topics; few subscriptions are equal, as on a busy evening. */
const bells = (count: number): Asked[] =>
  Array.from({ length: count }, (_, number) => ({
    query: bell,
    token: tokenOf('shopper', 1 + Math.floor(number / socketsOfPerson)),
  }));

const kitchens = (count: number, kitchenIds: string[]): Asked[] =>
  Array.from({ length: count }, (_, number) => changesOf(kitchenIds[number % 10]!));

const healthLatencies = async (port: number): Promise<number[]> => {
  const latencies: number[] = [];
  for (let asked = 0; asked < 100; asked++) {
    const askedAt = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/health`)).text();
    latencies.push(performance.now() - askedAt);
  }
  return latencies;
};

/** Number of sockets still open five seconds after all listeners disconnected. */
const descriptorsLeft = async (server: ChildProcess, before: number): Promise<string> => {
  for (let tries = 0; tries < 50 && descriptorsOf(server)! > before; tries++) await pause(100);
  return String(Math.max(0, descriptorsOf(server)! - before));
};

/** Memory per listener: with all of them, minus without. */
export const measure = async (entrant: Entrant): Promise<string[]> => {
  const { port, name, kitchenIds, process: server } = entrant;
  const { idle } = settings;
  const all =
    name === 'ours' ? [...bells(idle / 2), ...kitchens(idle / 2, kitchenIds)] : kitchens(idle, kitchenIds);
  // What is created once, with the first listener, is not counted.
  (
    await Listeners.open(
      port,
      all.filter((_, number) => number % 20 === 0),
    )
  ).close();
  const before = await memoryOf(server);
  const descriptors = descriptorsOf(server)!;
  const listeners = await Listeners.open(port, all);
  const health = name === 'ours' ? percentile(await healthLatencies(port), 0.95) : '';
  const after = await memoryOf(server);
  listeners.close();
  const left = await descriptorsLeft(server, descriptors);
  return [kib((after.rss - before.rss) / idle), kib((after.heapUsed - before.heapUsed) / idle), health, left];
};
