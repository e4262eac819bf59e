import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSources, type Source } from './sources.ts';

/**
 * Prints what the house is measured by, beside what it was before its second plan, where that was counted: words,
 * statements, entities, the cost of one more field, what exists for speed alone, sizes, and how long the tests took.
 */

const sources = readSources();
const code = sources.filter(({ path }) => /\.(tsx?|js)$/.test(path));
const production = sources.filter(
  ({ path }) =>
    /^(api|web|schema)\/.*\.(tsx?|js|graphql)$/.test(path) &&
    !/\.test\.|\/testing\/|\/e2e\/|\/demo\/|\/migrations\//.test(path),
);
const api = production.filter(({ path }) => path.startsWith('api/'));
const domains = api.filter(({ path }) => path.startsWith('api/domains/'));

const count = (within: readonly Source[], pattern: RegExp): number =>
  within.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const linesOf = ({ text }: Source): number => text.split('\n').length - 1;
const linesIn = (within: readonly Source[]): number => within.reduce((sum, each) => sum + linesOf(each), 0);

const dialect = ['told', 'stands', 'kept', 'anew', 'nobody', 'whoever'];
/** Without the lists by which the words are found. */
const spoken = sources.filter(({ path }) => !/^scripts\/(house|voice-words|check-voice)\.ts$/.test(path));
const uses = (word: string): number => count(spoken, new RegExp(`\\b${word}\\b`, 'gi'));

const statementFiles = domains.filter(({ path }) => path.endsWith('.sql.ts'));

/** A field that is edited, shown and imported: every file that names it is one to edit for the next field. */
const exampleField = 'spiceLevel';

/** Caches, pools and whatever else the product would work without, only slower. */
const speedAlone =
  /\/fast-path\/|document-cache|introspection-answers|subscription-runs|prerender|restore-server-cache|thin-hooks|deferred-link|after-paint|early-events/;
const machinery = production.filter(({ path }) => speedAlone.test(path));

const bySize = production.toSorted((a, b) => linesOf(a) - linesOf(b));
const largest = bySize.at(-1)!;
const folders = Object.entries(Object.groupBy(code, ({ path }) => dirname(path)))
  .map(([folder, files]) => ({ folder, files: files!.length }))
  .toSorted((a, b) => b.files - a.files);

/** How long the last `npm run test:api` took here; it writes vitest's report. */
const lastRun = 'dist/test-run.json';
const testMinutes = (): number | undefined => {
  if (!existsSync(lastRun)) return undefined;
  const { startTime, testResults }: TestReport = JSON.parse(readFileSync(lastRun, 'utf8'));
  const ended = Math.max(startTime, ...testResults.map(({ endTime }) => endTime));
  return Math.round((ended - startTime) / 60_000);
};
const minutes = testMinutes();

type Measure = [title: string, now: number | undefined, before?: number, note?: string];

interface TestReport {
  /** In milliseconds, as every time in it. */
  startTime: number;
  testResults: { endTime: number }[];
}

const measures: Measure[] = [
  ['words of our own dialect', dialect.map(uses).reduce((a, b) => a + b), 1243],
  ...dialect.map((word): Measure => [`  ${word}`, uses(word)]),
  ['calls that send SQL as text', count(domains, /\.rows(<[^(]*>)?\(/g), 234],
  ['files of SQL (.sql.ts)', statementFiles.length],
  ['typed queries', count(domains, /\b(query|tables)\(\{/g)],
  ['calls of the entity manager', count(domains, /\bem\.(?!fork|getKysely)\w+\(/g), 63],
  ['relations between entities', count(domains, /@(ManyToOne|OneToMany|OneToOne|ManyToMany)\(/g), 0],
  ['rows cast to a type', count(domains, /\.rows</g)],
  [
    'files to edit for one more field of a dish',
    production.filter(({ text }) => new RegExp(`\\b${exampleField}\\b`).test(text)).length,
    26,
    `that name ${exampleField}; a migration comes on top`,
  ],
  ['files that exist for speed alone', machinery.length, 48],
  ['  lines of them', linesIn(machinery), 2600],
  ['files of production code', production.length],
  ['  lines of them', linesIn(production)],
  ['lines of the median file', linesOf(bySize[Math.floor(bySize.length / 2)]!)],
  ['lines of the largest file', linesOf(largest), undefined, largest.path],
  ['files of the largest folder', folders[0]!.files, undefined, folders[0]!.folder],
  ['minutes of the server tests', minutes, undefined, minutes === undefined ? 'not measured here' : ''],
];

const width = Math.max(...measures.map(([title]) => title.length));
const number = (value: number | undefined) => (value?.toLocaleString('en-US') ?? '').padStart(8);
process.stdout.write(`${''.padEnd(width)}${'before'.padStart(8)}${'now'.padStart(8)}\n`);
for (const [title, now, before, note = ''] of measures)
  process.stdout.write(
    `${title.padEnd(width)}${number(before)}${number(now)}  ${note}`.trimEnd().concat('\n'),
  );
