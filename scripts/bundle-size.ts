import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
  src?: string;
}

const kibibyte = 1024;
/** What a first visit may load of script, gzipped, and what any other screen may add to it. */
const budget = { home: 170 * kibibyte, screen: 40 * kibibyte };

const folder = 'dist/web';
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;

/** The script files that a chunk needs before it runs, itself among them. */
const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const needed of chunk.imports ?? []) filesOf(needed, seen);
  return seen;
};

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
const inKib = (bytes: number) => `${(bytes / kibibyte).toFixed(1)} KiB`;

const entry = Object.keys(manifest).find(name => manifest[name]?.isEntry);
const home = 'routes/customer/home.tsx';
if (!entry || !manifest[home])
  throw new Error('The build has no entry or no home screen. Run npm run build.');

const firstLoad = new Set([...filesOf(entry), ...filesOf(home)]);
let isWithinBudget = total(firstLoad) <= budget.home;
process.stdout.write(`/home loads ${inKib(total(firstLoad))} of script (at most ${inKib(budget.home)})\n`);

for (const name of Object.keys(manifest).filter(each => each.startsWith('routes/'))) {
  const added = total([...filesOf(name)].filter(file => !firstLoad.has(file)));
  if (added <= budget.screen) continue;
  isWithinBudget = false;
  process.stderr.write(`${name} adds ${inKib(added)} (at most ${inKib(budget.screen)})\n`);
}
process.exit(isWithinBudget ? 0 : 1);
