import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareDatabase } from './database.ts';
import { Caller } from './load/caller.ts';
import { numberPlace, startLoop } from './load/start-loop.ts';
import { withNewKey } from './load/with-new-key.ts';
import { serverEnvironment, startServer, stop } from './processes.ts';
import { settings } from './settings.ts';
import { graphql, kitchenFields, loadWorkloads, type Workload } from './workloads.ts';

/** How much one caller with legal requests in a loop slows what others do at a steady pace. */
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
  return waits.toSorted((a, b) => a - b);
};

const p = (waits: number[], share: number) => waits[Math.floor(waits.length * share)]!;

const db = await prepareDatabase(settings);
const { REQUEST_POINTS: _, ...environment } = serverEnvironment(settings.databaseUrl);
const rate = process.env.REQUEST_POINTS;
const server = await startServer('plain', 'dist/server/main.js', {
  ...environment,
  ...(rate && { REQUEST_POINTS: rate }),
});
try {
  const workloads = (await loadWorkloads(db)).filter(({ name }) => name === 'detail' || name === 'order');
  for (const workload of workloads) await waitsOf(server.port, workload);
  for (const workload of workloads) {
    const alone = await waitsOf(server.port, workload);
    say(`${workload.name} alone: p50 ${p(alone, 0.5).toFixed(2)} ms, p99 ${p(alone, 0.99).toFixed(2)} ms`);
    for (const [name, request] of Object.entries(loops)) {
      const loop = startLoop({ port: server.port, request, connections: connectionsInLoop });
      try {
        const beside = await waitsOf(server.port, workload);
        const answered = await loop.end();
        const slower = (share: number) => (p(beside, share) / p(alone, share)).toFixed(2);
        say(`  beside ${name}: p50 ${slower(0.5)}, p99 ${slower(0.99)} times; the loop had ${answered}`);
      } finally {
        loop.kill();
      }
      // Until the budget is whole again.
      await pause(20_000);
    }
  }
} finally {
  await stop(server);
  await db.end();
}
