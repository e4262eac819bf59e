import { writeFileSync } from 'node:fs';
import { onEmbedded, onPostgreSql } from './baseline.ts';
import type { Cell } from './cells.ts';
import { compareAnswers } from './compare-answers.ts';
import { uncached, without } from './fast-path.ts';
import { Meter, type Sample } from './measure.ts';
import { type Contestant, startServer, stop } from './processes.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';
import type { Workload } from './workloads.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const baseline = await (settings.isEmbedded ? onEmbedded : onPostgreSql)(settings);
const workloads = baseline.workloads.filter(({ name }) => settings.only?.includes(name) ?? true);

const enter = async (name: string, script: string, special: Record<string, string> = {}) =>
  startServer(name, script, { ...(await baseline.environmentOf(name)), ...special });

const limit = await enter('limit', 'bench/limit/server.ts');
const plain = await enter('plain', 'dist/api/main.js', { FAST_PATH: uncached });
const cached = await enter('cached', 'dist/api/main.js', { FAST_PATH: 'on' });
const contestants = [limit, plain, cached];
const slower: Contestant[] = [];
if (settings.withoutFastPath) {
  for (const { name, FAST_PATH } of without)
    slower.push(await enter(name, 'dist/api/main.js', { FAST_PATH }));
}
/** Other contestants for a request: Mercurius has no REST. */
const peers = settings.withPeer ? [await enter('mercurius', 'bench/peer/server.ts')] : [];
const peersFor = ({ name }: Workload): Contestant[] => (name.startsWith('GET') ? [] : peers);
const meter = new Meter(workloads, baseline.backends);

try {
  for (const workload of workloads)
    await compareAnswers([...contestants, ...slower, ...peersFor(workload)], [workload]);
  say('All answer the same bytes.');
  const cells: Cell[] = [];
  for (const workload of workloads) {
    const own = workload.isShared ? contestants : [limit, plain];
    const entrants = [...own, ...slower, ...peersFor(workload)];
    for (const entrant of entrants) await meter.warmUp(entrant, workload.name);
    for (const connections of settings.connections) {
      const samples = new Map<string, Sample[]>(entrants.map(({ name }) => [name, []]));
      // Alternates, so that other load on the machine affects all equally.
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
  if (settings.outputFile) writeFileSync(settings.outputFile, text);
} finally {
  meter.stop();
  await Promise.all([...contestants, ...slower, ...peers].map(stop));
  await baseline.leave();
}
