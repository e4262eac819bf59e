import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { copyDatabase, dropDatabase, prepareDatabase } from '../database.ts';
import { databaseTimes } from '../growing-reads.ts';
import { Caller } from '../load/caller.ts';
import type { Sample } from '../measure.ts';
import type { Contestant } from '../processes.ts';
import { type Marketplace, settings } from '../settings.ts';
import type { Workload } from '../workloads.ts';
import { divide, parts, timesRead } from './divide.ts';

/**
 * The reads of bench/growth.ts on copies of one marketplace whose tables are divided into parts: as one table, kitchens by
 * their city, and kitchens by themselves. What belongs to a kitchen is divided by the kitchen in both.
 */
const ways = [
  { name: 'whole', kitchensBy: undefined },
  { name: 'by city', kitchensBy: 'city_id' },
  { name: 'by kitchen', kitchensBy: 'id' },
] as const;
const tablesOfKitchens = ['menu_categories', 'dishes', 'mealtime_plans', 'service_days'];

/** Requests by which parts are counted, and the seconds after which an idle backend has reported what it read. */
const countedRequests = 50;
const untilReported = 12_000;

interface Measured {
  name: string;
  samples: Map<string, Sample>;
  partsRead: Map<string, number>;
  withoutGuarantee: string[];
}

const divideAll = async (db: Client, kitchensBy: string): Promise<string[]> => {
  const lost = [await divide(db, 'suppliers', kitchensBy)];
  for (const table of tablesOfKitchens) lost.push(await divide(db, table, 'supplier_id'));
  return lost.flat();
};

const partsReadBy = async (db: Client, { port }: Contestant, { requests }: Workload): Promise<number> => {
  // What was measured before is reported by then.
  await pause(untilReported);
  const before = await timesRead(db, 'suppliers');
  const caller = new Caller(port);
  for (let n = 0; n < countedRequests; n++) await caller.ask(requests[n % requests.length]!);
  caller.close();
  await pause(untilReported);
  return ((await timesRead(db, 'suppliers')) - before) / countedRequests;
};

const measure = async (
  marketplace: Marketplace,
  { name, kitchensBy }: (typeof ways)[number],
): Promise<Measured> => {
  const url = `${marketplace.databaseUrl}_divided`;
  await copyDatabase(marketplace.databaseUrl, url);
  const db = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await db.connect();
  const partsRead = new Map<string, number>();
  try {
    const withoutGuarantee = kitchensBy ? await divideAll(db, kitchensBy) : [];
    await db.query('vacuum analyze');
    const samples = await databaseTimes(db, url, async (server, read) => {
      if (kitchensBy) partsRead.set(read.name, await partsReadBy(db, server, read));
    });
    return { name, samples, partsRead, withoutGuarantee };
  } finally {
    await db.end();
    await dropDatabase(url);
  }
};

const row = (read: string, measured: readonly Measured[]): string => {
  const cells = measured.flatMap(({ samples, partsRead }) => {
    const { databaseMicroseconds } = samples.get(read)!;
    const count = partsRead.get(read);
    const counted = count === undefined ? [] : [count.toFixed(1)];
    return [Math.round(databaseMicroseconds ?? NaN), ...counted];
  });
  return `| ${[read, ...cells].join(' | ')} |`;
};

const headOf = (measured: readonly Measured[]): string => {
  const heads = measured.flatMap(({ name, partsRead }) => [
    `${name}, us`,
    ...(partsRead.size > 0 ? ['reads of parts'] : []),
  ]);
  return `| read | ${heads.join(' | ')} |\n|---|${'--:|'.repeat(heads.length)}`;
};

const textOf = (kitchens: number, measured: readonly Measured[]): string =>
  [
    `${kitchens.toLocaleString('en-US')} kitchens; ${parts} parts a table. PostgreSQL's processor time per read at 4 ` +
      `connections, ${settings.seconds} s each; and how many reads of parts of the table of kitchens, by their ` +
      'indexes or whole, one request made.',
    '',
    headOf(measured),
    ...[...measured[0]!.samples.keys()].map(read => row(read, measured)),
    '',
    ...measured
      .filter(({ withoutGuarantee }) => withoutGuarantee.length > 0)
      .map(({ name, withoutGuarantee }) => `No longer unique ${name}: ${withoutGuarantee.join(', ')}.`),
    '',
  ].join('\n');

const texts: string[] = [];
for (const marketplace of settings.growth) {
  await (await prepareDatabase(marketplace)).end();
  const measured: Measured[] = [];
  for (const way of ways) measured.push(await measure(marketplace, way));
  texts.push(textOf(marketplace.size.kitchens, measured));
}
const text = texts.join('\n');
process.stdout.write(`\n${text}`);
writeFileSync('bench/divided/results.md', text);
