import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { backendsOf, prepareDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { fillOnce } from './marketplace/fill.ts';
import { disableOutbox, enableOutbox } from './outbox-backlog.ts';
import { type Environment, embeddedEnvironment, runToEnd, serverEnvironment } from './processes.ts';
import type { Marketplace } from './settings.ts';
import { loadWorkloads, type Workload } from './workloads.ts';

/** The database that the contestants share. */
export interface Baseline {
  workloads: Workload[];
  environmentOf(contestant: string): Promise<Environment>;
  /** The processes of the database server; none where each contestant embeds its own. */
  backends(): Promise<number[]>;
  leave(): Promise<void>;
}

/** One database on a PostgreSQL server for all. */
export const onPostgreSql = async (marketplace: Marketplace): Promise<Baseline> => {
  const db = await prepareDatabase(marketplace);
  const workloads = await loadWorkloads(db);
  await db.query(disableOutbox);
  return {
    workloads,
    environmentOf: async () => serverEnvironment(marketplace.databaseUrl),
    backends: backendsOf(db),
    async leave() {
      await db.query(enableOutbox);
      await db.end();
    },
  };
};

const folder = 'dist/bench';

/** The embedded database, which belongs to one process: a copy for each. */
export const onEmbedded = async ({ size }: Marketplace): Promise<Baseline> => {
  const original = `${folder}/marketplace`;
  rmSync(folder, { recursive: true, force: true });
  await runToEnd('dist/server/main.cjs', { ...embeddedEnvironment(original), MIGRATE_ONLY: 'true' });
  const db = await openEmbedded(original);
  await fillOnce(db, size);
  const workloads = await loadWorkloads(db);
  await db.exec(disableOutbox);
  await db.exec('vacuum analyze');
  await db.close();
  return {
    workloads,
    async environmentOf(contestant) {
      await cp(original, `${folder}/${contestant}`, { recursive: true });
      return embeddedEnvironment(`${folder}/${contestant}`);
    },
    backends: async () => [],
    leave: async () => rmSync(folder, { recursive: true, force: true }),
  };
};
