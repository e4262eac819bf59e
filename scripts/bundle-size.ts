import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ClientChunks, clientFolder } from './client-chunks.ts';

const kibibyte = 1024;
/** Script budget of a first visit, gzipped, and of what any other screen may add. */
const budget = { home: 170 * kibibyte, screen: 40 * kibibyte };

const chunks = new ClientChunks();

const sizeOf = (file: string): number => gzipSync(readFileSync(join(clientFolder, file))).length;
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
const inKib = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;

const home = 'routes/customer/home.tsx';
if (!chunks.has(home)) throw new Error('The build has no home screen. Run npm run build.');

const firstLoad = new Set([...chunks.clientFiles, ...chunks.filesOf(home)]);
let isWithinBudget = total(firstLoad) <= budget.home;
process.stdout.write(`/home loads ${inKib(total(firstLoad))} of script (at most ${inKib(budget.home)})\n`);

for (const name of chunks.names.filter(each => each.startsWith('routes/'))) {
  const added = total([...chunks.filesOf(name)].filter(file => !firstLoad.has(file)));
  if (added <= budget.screen) continue;
  isWithinBudget = false;
  process.stderr.write(`${name} adds ${inKib(added)} (at most ${inKib(budget.screen)})\n`);
}
process.exit(isWithinBudget ? 0 : 1);
