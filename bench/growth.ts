import { writeFileSync } from 'node:fs';
import type { Client } from 'pg';
import { backendsOf, prepareDatabase } from './database.ts';
import { uncached } from './fast-path.ts';
import { Meter, type Sample } from './measure.ts';
import { type Contestant, serverEnvironment, startServer, stop } from './processes.ts';
import { type Marketplace, settings } from './settings.ts';
import { documents, graphql, kitchenFields, loadWorkloads, type Workload } from './workloads.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

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

const measured = async (marketplace: Marketplace): Promise<Map<string, Sample>> => {
  const db = await prepareDatabase(marketplace);
  const environment = { ...serverEnvironment(marketplace.databaseUrl), FAST_PATH: uncached };
  const server = await startServer('plain', 'dist/api/main.js', environment);
  const workloads = await growingReads(db, server);
  const meter = new Meter(workloads, backendsOf(db));
  const samples = new Map<string, Sample>();
  try {
    for (const { name } of workloads) {
      await meter.warmUp(server, name);
      const load = { workload: name, seconds: settings.seconds };
      const busy = await meter.sample(server, { ...load, connections: 4 });
      const alone = await meter.sample(server, { ...load, connections: 1 });
      samples.set(name, { ...busy, p99: alone.p99 });
    }
  } finally {
    meter.stop();
    await stop(server);
    await db.end();
  }
  return samples;
};

/** Measures PostgreSQL's time per read, and the p99 of one client, as the marketplace grows. */
const table = (sizes: { kitchens: number; samples: Map<string, Sample> }[]): string => {
  const [smallest] = sizes;
  const rows = [...smallest!.samples.keys()].map(name => {
    const costs = sizes.map(({ samples }) => samples.get(name)!.databaseMicroseconds ?? NaN);
    const growth = costs.at(-1)! / costs[0]!;
    const p99 = sizes.at(-1)!.samples.get(name)!.p99;
    return `| ${[name, ...costs.map(cost => Math.round(cost)), growth.toFixed(1), p99.toFixed(1)].join(' | ')} |`;
  });
  const heads = sizes.map(({ kitchens }) => `${kitchens.toLocaleString('en-US')} kitchens, us`);
  return [
    `| read | ${heads.join(' | ')} | growth | p99 at the largest, ms |`,
    `|---|${'--:|'.repeat(sizes.length + 2)}`,
    ...rows,
  ].join('\n');
};

const sizes = [];
for (const marketplace of settings.growth) {
  sizes.push({ kitchens: marketplace.size.kitchens, samples: await measured(marketplace) });
}
const howMeasured =
  `PostgreSQL's processor time per read at 4 connections, the wait at one; ` +
  `${settings.seconds} s each, warmed up.`;
const text = `${howMeasured}\n\n${table(sizes)}\n`;
say(`\n${text}`);
writeFileSync('bench/results-growth.md', text);
