import { dirname } from 'node:path';
import { readSources, type Source } from './sources.ts';

/** Prints what the house is measured by: words, raw statements, relations, sizes of files and folders. */

const count = (sources: readonly Source[], pattern: RegExp): number =>
  sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const lines = ({ text }: Source): number => text.split('\n').length - 1;

const sources = readSources();
const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
const production = code.filter(
  ({ path }) =>
    /^(api|web|schema)\//.test(path) && !/\.test\.|\/testing\/|\/e2e\/|\/demo\/|\/migrations\//.test(path),
);
const api = production.filter(({ path }) => path.startsWith('api/'));
const fastPath = production.filter(({ path }) => path.includes('/fast-path/'));
const bySize = production.toSorted((a, b) => lines(a) - lines(b));
const folders = Object.entries(Object.groupBy(code, ({ path }) => dirname(path)))
  .map(([folder, files]) => ({ folder, files: files!.length }))
  .toSorted((a, b) => b.files - a.files);

const rows: [string, string | number][] = [
  ...['told', 'stands', 'kept', 'anew', 'nobody', 'whoever'].map((word): [string, number] => [
    `the word "${word}"`,
    count(sources, new RegExp(`\\b${word}\\b`, 'gi')),
  ]),
  ['raw statements in production code', count(api, /\.rows(<[^(]*>)?\(/g)],
  ['statement files (.sql.ts)', api.filter(({ path }) => path.endsWith('.sql.ts')).length],
  ['aliases typed by hand (as "name")', count(api, / as "[a-z]\w*"/g)],
  ['relations between entities', count(api, /@(ManyToOne|OneToMany|OneToOne|ManyToMany)\(/g)],
  ['files of production code', production.length],
  ['lines of the median file', lines(bySize[Math.floor(bySize.length / 2)]!)],
  ['lines of the largest file', `${lines(bySize.at(-1)!)} (${bySize.at(-1)!.path})`],
  ['files of the largest folder', `${folders[0]!.files} (${folders[0]!.folder})`],
  [
    'files and lines of the fast path',
    `${fastPath.length}, ${fastPath.reduce((sum, each) => sum + lines(each), 0)}`,
  ],
];

const width = Math.max(...rows.map(([title]) => title.length));
for (const [title, value] of rows) process.stdout.write(`${title.padEnd(width)}  ${value}\n`);
