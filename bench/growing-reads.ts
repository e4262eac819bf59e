import type { Client } from 'pg';
import { backendsOf } from './database.ts';
import { uncached } from './fast-path.ts';
import { Meter, type Sample } from './measure.ts';
import { type Contestant, serverEnvironment, startServer, stop } from './processes.ts';
import { settings } from './settings.ts';
import { documents, graphql, kitchenFields, loadWorkloads, type Workload } from './workloads.ts';

const page = `query Page($cityId: ID!, $after: String) {
  suppliers(filter: { cityId: $cityId }, first: 20, after: $after) { nodes { ${kitchenFields} } pageInfo { endCursor } }
}`;

const nearest = `query Nearest($near: Coordinates!) {
  suppliers(near: $near, sort: DISTANCE, first: 20) { nodes { ${kitchenFields} distanceMiles } }
}`;

/** About one kitchen in a thousand has a cook of such a name: most cities have fewer than a page of them. */
const rareNames = ['Anita Banerjee', 'Teresa Menon', 'Kavita Rao', 'Ila Thomas'];

/** How many pages deep the pages by key begin. */
const depth = 10;

const ask = async ({ port }: Contestant, query: string, variables: object) => {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data;
};

/** Where the tenth page of a city ends. */
const deepCursor = async (server: Contestant, cityId: string): Promise<string | null> => {
  let after: string | null = null;
  for (let pages = 0; pages < depth; pages++) {
    const { suppliers } = await ask(server, page, { cityId, after });
    if (suppliers.nodes.length < 20) break;
    after = suppliers.pageInfo.endCursor;
  }
  return after;
};

/** Reads over growing tables. */
const growingReads = async (db: Client, server: Contestant): Promise<Workload[]> => {
  const mainReads = (await loadWorkloads(db)).filter(({ name }) =>
    ['list', 'search', 'detail'].includes(name),
  );
  const { rows: largest } = await db.query('select id from cities order by supplier_count desc limit 10');
  const deep = await Promise.all(
    largest.map(async ({ id }) => graphql(page, { cityId: id, after: await deepCursor(server, id) })),
  );
  const { rows: cities } = await db.query(
    'select id, latitude, longitude from cities order by md5(id::text)',
  );
  const expected = '{"data":{"suppliers":{"nodes":[';
  return [
    ...mainReads,
    {
      name: 'search for a rare name',
      contestants: ['plain'],
      expected,
      requests: cities.flatMap(({ id }) =>
        rareNames.map(text => graphql(documents.Search, { cityId: id, text })),
      ),
    },
    { name: 'page by key', contestants: ['plain'], expected, requests: deep },
    {
      name: 'nearest',
      contestants: ['plain'],
      expected,
      requests: cities.map(({ latitude, longitude }) => graphql(nearest, { near: { latitude, longitude } })),
    },
  ];
};

/** Something more to know about a read, asked once it was measured. */
type After = (server: Contestant, read: Workload) => Promise<void>;

type Measure = (meter: Meter, server: Contestant, read: Workload) => Promise<Sample>;

/** PostgreSQL's time at four connections, and the p99 at one. */
const warmly: Measure = async (meter, server, { name }) => {
  await meter.warmUp(server, name);
  const load = { workload: name, seconds: settings.seconds };
  const busy = await meter.sample(server, { ...load, connections: 4 });
  const alone = await meter.sample(server, { ...load, connections: 1 });
  return { ...busy, p99: alone.p99 };
};

/** PostgreSQL's time alone, which does not depend on what Node has compiled. */
const coldly: Measure = (meter, server, { name }) =>
  meter.sample(server, { workload: name, seconds: settings.seconds, connections: 4 });

/** Each read by one server. */
const measureBy = async (
  measure: Measure,
  db: Client,
  databaseUrl: string,
  after: After,
): Promise<Map<string, Sample>> => {
  const environment = { ...serverEnvironment(databaseUrl), FAST_PATH: uncached };
  const server = await startServer('plain', 'dist/server/main.cjs', environment);
  const workloads = await growingReads(db, server);
  const meter = new Meter(workloads, backendsOf(db));
  const samples = new Map<string, Sample>();
  try {
    for (const workload of workloads) {
      samples.set(workload.name, await measure(meter, server, workload));
      await after(server, workload);
    }
  } finally {
    meter.stop();
    await stop(server);
  }
  return samples;
};

export const measureReads = (db: Client, databaseUrl: string): Promise<Map<string, Sample>> =>
  measureBy(warmly, db, databaseUrl, async () => undefined);

export const databaseTimes = (db: Client, databaseUrl: string, after: After): Promise<Map<string, Sample>> =>
  measureBy(coldly, db, databaseUrl, after);
