import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDatabase } from './database.ts';
import { Caller } from './load/caller.ts';
import { numberPlace, startLoop } from './load/start-loop.ts';
import { withNewKey } from './load/with-new-key.ts';
import { serverEnvironment, startServer, stop } from './processes.ts';
import { settings } from './settings.ts';
import { graphql, kitchenFields, loadWorkloads, type Workload } from './workloads.ts';

/**
 * How much one caller with legal requests in a loop slows what others do at a steady pace. The slowest hundredth of a
 * single round says little, so the waits of all rounds are counted together.
 */
const seconds = 20;
const perSecond = 50;
const connectionsOfOthers = 8;
const connectionsInLoop = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);

const searches = Array.from(
  { length: 14 },
  (_, n) =>
    `s${n}: suppliers(first: 60, filter: { text: "${'abcdefghijklmn'[n]}" }) { nodes { ${kitchenFields} } }`,
);
const reviews = '{ nodes { reviews(first: 50) { nodes { id words } } } }';
const loops: Record<string, string> = {
  'the widest search, 9,254 points': graphql(`query Wide { ${searches.join(' ')} } ${numberPlace}`, {}),
  'reviews of 60 kitchens, 9,181 points': graphql(
    `query Nested { suppliers(first: 60) ${reviews} } ${numberPlace}`,
    {},
  ),
  'the smallest query': graphql(`query Small { me { id } } ${numberPlace}`, {}),
};

/** Waits of requests that others send at a steady pace, each from a source or an account of its own. */
const waitsOf = async (port: number, workload: Workload): Promise<number[]> => {
  const callers = Array.from({ length: connectionsOfOthers }, () => new Caller(port));
  const waits: number[] = [];
  const start = performance.now();
  let sent = 0;
  await Promise.all(
    callers.map(async caller => {
      for (let turn = sent++; turn < seconds * perSecond; turn = sent++) {
        const due = start + (turn * 1000) / perSecond;
        await pause(Math.max(0, due - performance.now()));
        const request = withNewKey(workload).replace(
          'host: localhost',
          `host: localhost\r\nx-forwarded-for: 10.2.${(turn >> 8) & 255}.${turn & 255}`,
        );
        const answer = await caller.ask(request);
        if (!answer.includes(workload.expected)) throw new Error(`Unexpected answer\n${answer}`);
        // A turn that begins late has waited since it was due.
        waits.push(performance.now() - due);
      }
    }),
  );
  for (const caller of callers) caller.close();
  return waits;
};

const percentile = (waits: readonly number[], fraction: number) =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length * fraction)]!;

/** How long others waited beside a loop, and without it directly afterwards, while the budget of its caller fills again. */
interface Waits {
  beside: number[];
  alone: number[];
  /** How often the loop was answered, in each round. */
  answered: string[];
}

/** Number of the next loop's first document: one that an earlier loop sent would be compiled or cached. */
let firstNumber = 0;

const measure = async (port: number, workload: Workload, request: string, waits: Waits): Promise<void> => {
  const loop = startLoop({ port, request, connections: connectionsInLoop, from: firstNumber });
  firstNumber += 1_000_000;
  try {
    waits.beside.push(...(await waitsOf(port, workload)));
    waits.answered.push(await loop.end());
  } finally {
    loop.kill();
  }
  waits.alone.push(...(await waitsOf(port, workload)));
};

const report = (name: string, { beside, alone, answered }: Waits): void => {
  const slower = [0.5, 0.95, 0.99].map(fraction => {
    const ms = percentile(alone, fraction);
    return `p${fraction * 100} ${(percentile(beside, fraction) / ms).toFixed(2)} times ${ms.toFixed(1)} ms`;
  });
  say(`${name}: ${slower.join(', ')}; the loop had ${answered.join('; ')}`);
};

const db = await prepareDatabase(settings);
const { REQUEST_POINTS: _, ...environment } = serverEnvironment(settings.databaseUrl);
const rate = process.env.REQUEST_POINTS;
const server = await startServer('plain', 'dist/server/main.cjs', {
  ...environment,
  ...(rate && { REQUEST_POINTS: rate }),
});
try {
  const workloads = (await loadWorkloads(db)).filter(({ name }) => name === 'detail' || name === 'order');
  for (const workload of workloads) {
    await waitsOf(server.port, workload);
    const all = Object.entries(loops).map(([name, request]) => {
      const waits: Waits = { beside: [], alone: [], answered: [] };
      return { name, request, waits };
    });
    for (let round = 0; round < settings.rounds; round++)
      for (const { request, waits } of all) await measure(server.port, workload, request, waits);
    for (const { name, waits } of all) report(`${workload.name} beside ${name}`, waits);
  }
} finally {
  await stop(server);
  await db.end();
}
