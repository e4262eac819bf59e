import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { prepareDatabase } from '../database.ts';
import { type Contestant, processorTime, serverEnvironment, startServer } from '../processes.ts';
import { settings } from '../settings.ts';
import { Listeners } from './listeners.ts';

const { listeners: count, events } = settings;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A server that everybody listens to, and how an event is set off. */
type Heard = Contestant & { query: string; fire(): void };

const peer = async (name: 'raw' | 'plain'): Promise<Heard> => {
  const started = fork(new URL('server.ts', import.meta.url), [name]);
  const [{ port, query }] = await once(started, 'message');
  return { name, port, query, process: started, fire: () => started.send('fire') };
};

/** The server itself. Its events come over the bus, as they would from another process. */
const ours = async (db: Client): Promise<Heard> => {
  const server = await startServer('ours', 'dist/api/main.js', serverEnvironment(settings.databaseUrl));
  const { rows } = await db.query('select id from suppliers where is_active limit 1');
  const { id } = rows[0];
  const query = `subscription { supplierChanged(id: "${id}") { id kitchenName } }`;
  return {
    ...server,
    query,
    fire: () => void db.query(`select pg_notify('tiffin', $1)`, [`supplier:${id} ${id}`]),
  };
};

const pageBytes = 4096;
const residentBytes = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);

/** One event to everybody, the next when all have it. */
const measure = async ({ name, port, query, fire, process: server }: Heard): Promise<string> => {
  const pid = server.pid!;
  const before = residentBytes(pid);
  const listeners = new Listeners();
  await listeners.open(port, query, count);
  await pause(1500);
  const idle = residentBytes(pid);
  const busyBefore = processorTime([pid])!;
  const latencies: number[] = [];
  const startedAt = performance.now();
  for (let event = 0; event < events; event++) {
    const heard = listeners.everybody();
    const firedAt = performance.now();
    fire();
    await heard;
    latencies.push(performance.now() - firedAt);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const busy = (processorTime([pid])! - busyBefore) * 1000;
  listeners.close();
  server.kill('SIGTERM');
  latencies.sort((one, other) => one - other);
  const row = [
    name,
    Math.round((events * count) / seconds).toLocaleString('en-US'),
    (events / seconds).toFixed(1),
    at(latencies, 0.5),
    at(latencies, 0.99),
    (busy / events / count).toFixed(1),
    ((idle - before) / 1024 / count).toFixed(1),
  ];
  return `| ${row.join(' | ')} |`;
};

const db = await prepareDatabase(settings);
say(`\n${count} subscriptions, one socket each; ${events} events to all, the next when all have it.\n`);
say(
  '| server | deliveries/s | events/s | p50 ms until the last has it | p99 ms | server us per delivery | kB per idle one |',
);
say('|---|--:|--:|--:|--:|--:|--:|');
for (const start of [() => peer('raw'), () => peer('plain'), () => ours(db)])
  say(await measure(await start()));
await db.end();
