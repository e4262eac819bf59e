import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Client } from 'pg';
import { type Contestant, flags, serverEnvironment, startServer } from '../processes.ts';
import { settings } from '../settings.ts';
import type { Asked } from './listeners.ts';

/** A server under test, and how to trigger events of kitchens there. */
export interface Entrant extends Contestant {
  /** Kitchens to listen to. */
  kitchenIds: string[];
  fire(kitchenIds: readonly string[]): void;
}

export const changesOf = (id: string): Asked => ({
  query: 'subscription Changes($id: ID!) { supplierChanged(id: $id) { id kitchenName } }',
  variables: { id },
});

const tellMemory = ['--expose-gc', '--import', new URL('tell-memory.ts', import.meta.url).href];

const peer = async (name: 'raw' | 'plain'): Promise<Entrant> => {
  const script = new URL('server.ts', import.meta.url);
  const started = fork(script, [name], { execArgv: [...flags, ...tellMemory] });
  const [{ port }] = await once(started, 'message');
  const kitchenIds = Array.from({ length: settings.listeners }, (_, number) => `kitchen-${number}`);
  return { name, port, process: started, kitchenIds, fire: ids => void started.send(ids) };
};

/** The server itself. Its events come over the bus, as they would from another process. */
const ours = async (db: Client): Promise<Entrant> => {
  const environment = serverEnvironment(settings.databaseUrl);
  const server = await startServer('ours', 'dist/server/main.cjs', environment, tellMemory);
  const { rows } = await db.query('select id from suppliers where is_active order by id limit $1', [
    settings.listeners,
  ]);
  const send = gathered(envelope => db.query(`select pg_notify('tiffin', $1)`, [envelope]));
  const fire = (ids: readonly string[]) => send(ids.map(id => `supplier:${id} ${id}`));
  return { ...server, kitchenIds: rows.map(({ id }) => id), fire };
};

/** As servers do it: signals added while a message is being sent go into the next one. */
const gathered = (send: (envelope: string) => Promise<unknown>) => {
  const waiting: string[] = [];
  let isUnderWay = false;
  return async (lines: string[]): Promise<void> => {
    waiting.push(...lines);
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) await send(waiting.splice(0, 64).join('\n'));
    isUnderWay = false;
  };
};

/** The contestants, in the order of the tables. */
export const entrants = (db: Client): (() => Promise<Entrant>)[] => [
  () => peer('raw'),
  () => peer('plain'),
  () => ours(db),
];
