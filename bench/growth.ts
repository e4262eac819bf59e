import { writeFileSync } from 'node:fs';
import { prepareDatabase } from './database.ts';
import { measureReads } from './growing-reads.ts';
import type { Sample } from './measure.ts';
import { type Marketplace, settings } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const measured = async (marketplace: Marketplace): Promise<Map<string, Sample>> => {
  const db = await prepareDatabase(marketplace);
  try {
    return await measureReads(db, marketplace.databaseUrl);
  } finally {
    await db.end();
  }
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
