import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePrivateFolder, preparePrograms } from '../../../scripts/postgresql-programs.ts';
import { Cluster } from '../../../scripts/rehearsal/cluster.ts';
import { pipelinedIf } from '../../fast-path/connections/open-pipelined.ts';
import { type Database, openPostgreSql } from '../../platform/database/database.ts';
import { Demotion } from '../../platform/database/demotion.ts';
import { longestAgeMs, ReadReplica } from '../../platform/database/read-replica.ts';
import { StatementPools } from '../../platform/database/statement-pools.ts';
import { defaultTimeouts } from '../../platform/database/timeouts.ts';
import { testFastPath } from '../fast-path.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const timeout = 60_000;
const isStandby = 'select pg_is_in_recovery() as "isStandby"';

let folder: string;
let primary: Cluster;
let standby: Cluster;
let database: Database;
let prepared: PreparedDatabase;
let replica: ReadReplica;
let onTheStandby: StatementPools;
const warnings: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-standby-'));
  await chmod(folder, 0o755);
  const programs = await preparePrograms(folder);
  const archive = join(folder, 'archive');
  await makePrivateFolder(archive);
  primary = await Cluster.createArchived(programs, join(folder, 'primary'), { archive, archiveSeconds: 60 });
  await primary.backUp(join(folder, 'standby'));
  standby = await Cluster.follow(programs, join(folder, 'standby'), primary);
  prepared = await prepareDatabase(primary.url);
  database = await openPostgreSql(prepared.environment.DATABASE_URL!, 4, {
    openStatements: pipelinedIf(testFastPath),
  });
  replica = new ReadReplica(
    database.sql,
    {
      url: onStandby(prepared.environment.DATABASE_URL!),
      count: 2,
      openStatements: pipelinedIf(testFastPath),
    },
    { error: () => undefined, warn: (_, message) => void warnings.push(message) },
  );
  replica.start();
  onTheStandby = new StatementPools(
    onStandby(prepared.environment.DATABASE_URL!),
    1,
    defaultTimeouts,
    new Demotion(),
  );
}, timeout);
afterAll(async () => {
  await replica.close();
  await database.close();
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
}, timeout);

const onStandby = (url: string): string => {
  const address = new URL(url);
  address.port = String(standby.port);
  return address.href;
};
const readsStandby = async () => (await replica.rows<{ isStandby: boolean }>(isStandby))[0]!.isStandby;
const renameKitchen = (name: string) =>
  replica.rows('update suppliers set kitchen_name = $1 where id = $2 returning id', [
    name,
    prepared.kitchens[0]!.id,
  ]);

test('reads go to the standby, and changes to the primary', { timeout }, async () => {
  await expect.poll(readsStandby, { timeout: 20_000 }).toBe(true);
  expect(replica.ageMs).toBeLessThan(longestAgeMs);
  expect(await renameKitchen("Asha's Kitchen")).toHaveLength(1);
});

test('a standby that falls behind gets no reads until it has caught up', { timeout }, async () => {
  const control = (action: string) =>
    standby.query(client => client.query(`select pg_wal_replay_${action}()`));
  await control('pause');
  await renameKitchen("Lata's Kitchen");
  await expect.poll(readsStandby, { timeout: 20_000 }).toBe(false);
  const [kitchen] = await replica.rows('select kitchen_name as name from suppliers');
  expect(kitchen).toEqual({ name: "Lata's Kitchen" });
  await expect
    .poll(() => warnings)
    .toContain('read replica (DATABASE_READ_URL) cannot be used; reading from the primary');
  await control('resume');
  await expect.poll(readsStandby, { timeout: 20_000 }).toBe(true);
});

test('a server that is no standby gets no reads', { timeout }, async () => {
  const itself = new ReadReplica(
    database.sql,
    { url: prepared.environment.DATABASE_URL!, count: 1, openStatements: undefined },
    { error: () => undefined, warn: facts => void warnings.push(JSON.stringify(facts)) },
  );
  itself.start();
  await expect.poll(() => warnings).toContain('{"reason":"Its server is not a standby."}');
  expect(itself.ageMs).toBe(Infinity);
  await itself.close();
});

test('a server reads what is public from the standby, and answers when that is lost', {
  timeout,
}, async () => {
  const { environment, tokens } = prepared;
  const DATABASE_READ_URL = onStandby(environment.DATABASE_URL!);
  const server = await ServerProcess.open({
    ...environment,
    DATABASE_READ_URL,
    FAST_PATH: 'operations,connections',
    METRICS_PORT: '0',
  });
  const metrics = /metrics are at (http:\S+)/.exec(server.output)![1]!;
  const ageSeconds = async () => {
    const line = /^tiffin_read_replica_age_seconds (\S+)$/m.exec(await (await fetch(metrics)).text());
    return Number(line![1]);
  };
  const ask = async (query: string) => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
      body: JSON.stringify({ query }),
    });
    return (await response.json()).data;
  };
  const publicly = () => ask('{ suppliers { nodes { kitchenName } } }');
  /** How often a table was read on the standby. */
  const readThere = async (table: string): Promise<number> => {
    const [row] = await onTheStandby.rows<{ scans: number }>(
      'select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = $1',
      [table],
    );
    return row!.scans;
  };
  await expect.poll(ageSeconds, { timeout: 20_000 }).toBeLessThan(1);
  expect((await ask('{ me { name } orders { nodes { id } } }')).me.name).toBe('Customer 1');
  const polled = `{ supplier(id: "${prepared.kitchens[0]!.id}") {
    reviews(updatedSince: "2026-01-01T00:00:00Z") { nodes { id } } } }`;
  expect((await ask(polled)).supplier.reviews.nodes).toEqual([]);
  const before = await readThere('suppliers');
  const kitchens = await publicly();
  expect(kitchens.suppliers.nodes).toHaveLength(1);
  // Processes of PostgreSQL report what they did after some seconds.
  await expect.poll(() => readThere('suppliers'), { timeout: 30_000 }).toBeGreaterThan(before);
  expect(await readThere('orders')).toBe(0);
  expect(await readThere('reviews')).toBe(0);

  await onTheStandby.close();
  await standby.kill();
  expect(await publicly()).toEqual(kitchens);
  await expect.poll(ageSeconds, { timeout: 20_000 }).toBe(3600);
  expect(await publicly()).toEqual(kitchens);
  expect(await server.end('SIGTERM')).toBe(0);
});
