import { writeFileSync } from 'node:fs';
import { onEmbedded, onPostgreSql } from './baseline.ts';
import type { Cell } from './cells.ts';
import { compareAnswers } from './compare-answers.ts';
import { uncached, without } from './fast-path.ts';
import { Meter, type Sample } from './measure.ts';
import { startNginx } from './nginx.ts';
import { type Contestant, startServer, stop } from './processes.ts';
import { report } from './report.ts';
import { settings } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const baseline = await (settings.isEmbedded ? onEmbedded : onPostgreSql)(settings);
const workloads = baseline.workloads.filter(({ name }) => settings.only?.includes(name) ?? true);

const contestants: Contestant[] = [];
const enter = async (name: string, script: string, special: Record<string, string> = {}) => {
  if (!workloads.some(workload => workload.contestants.includes(name))) return;
  const environment = { ...(await baseline.environmentOf(name)), ...special };
  contestants.push(await startServer(name, script, environment));
};
const meter = new Meter(workloads, baseline.backends);

try {
  await enter('limit', 'bench/limit/server.ts');
  await enter('plain', 'dist/server/main.cjs', { FAST_PATH: uncached });
  await enter('cached', 'dist/server/main.cjs', { FAST_PATH: 'on' });
  const cached = contestants.find(({ name }) => name === 'cached');
  const nginx = cached && (await startNginx(cached));
  if (nginx) contestants.push(nginx);
  if (settings.withoutFastPath) {
    for (const { name, FAST_PATH } of without) await enter(name, 'dist/server/main.cjs', { FAST_PATH });
  }
  if (settings.withPeer) await enter('mercurius', 'bench/peer/server.ts');

  const cells: Cell[] = [];
  for (const workload of workloads) {
    const entrants = contestants.filter(({ name }) => workload.contestants.includes(name));
    if (entrants.length < 2) continue;
    await compareAnswers(entrants, workload);
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
  await Promise.all(contestants.map(stop));
  await baseline.leave();
}
