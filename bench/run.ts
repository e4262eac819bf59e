import { writeFileSync } from 'node:fs';
import { compareAnswers } from './compare-answers.ts';
import { prepareDatabase } from './database.ts';
import { Meter, type Sample } from './measure.ts';
import { type Contestant, serverEnvironment, startServer, stop } from './processes.ts';
import { type Cell, report } from './report.ts';
import { settings } from './settings.ts';
import { told, untold } from './untold.ts';
import { loadWorkloads } from './workloads.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const db = await prepareDatabase(settings);
const workloads = (await loadWorkloads(db)).filter(({ name }) => settings.only?.includes(name) ?? true);

const environment = serverEnvironment(settings.databaseUrl);
const limit = await startServer('limit', 'bench/limit/server.ts', environment);
const plain = await startServer('plain', 'dist/api/main.js', { ...environment, RESPONSE_CACHE: 'false' });
const cached = await startServer('cached', 'dist/api/main.js', { ...environment, RESPONSE_CACHE: 'true' });
const contestants = [limit, plain, cached];
const meter = new Meter(db, workloads);

try {
  await compareAnswers(contestants, workloads);
  await db.query(untold);
  say('All answer the same bytes.');
  const cells: Cell[] = [];
  for (const workload of workloads) {
    for (const connections of settings.connections) {
      const entrants: Contestant[] = workload.isShared ? contestants : [limit, plain];
      const samples = new Map<string, Sample[]>(entrants.map(({ name }) => [name, []]));
      // In turn, so that whatever else the machine does meets all alike.
      for (let round = 0; round < settings.rounds; round++) {
        for (const entrant of entrants) {
          const load = { workload: workload.name, connections, seconds: settings.seconds };
          samples.get(entrant.name)!.push(await meter.sample(entrant, load));
        }
      }
      const cell = { workload: workload.name, connections, samples };
      cells.push(cell);
      say(report.line(cell));
    }
  }
  const text = report.whole(cells);
  say(`\n${text}`);
  // What the README shows is a whole run on the large marketplace.
  if (settings.isWhole) writeFileSync('bench/results.md', text);
} finally {
  meter.stop();
  await db.query(told);
  await Promise.all(contestants.map(stop));
  await db.end();
}
