import { cpus } from 'node:os';
import { type Cell, mean, median, type Quantity, rate, ratio, shown } from './cells.ts';
import { whatThePiecesPay } from './fast-path.ts';
import { besidePeer } from './peer/table.ts';
import { settings } from './settings.ts';

const quantities: Quantity[] = [
  'requestsPerSecond',
  'p50',
  'p99',
  'serverMicroseconds',
  'databaseMicroseconds',
];

const rows = (cells: Cell[], name: string): string[] =>
  cells
    .filter(({ samples }) => samples.has(name))
    .map(cell =>
      [
        cell.workload,
        cell.connections,
        rate(cell, 'limit'),
        rate(cell, name),
        ...quantities.map(quantity => shown(ratio(cell, name, quantity))),
      ].join(' | '),
    );

const table = (cells: Cell[], name: string): string =>
  [
    '| request | connections | limit, requests/s | server, requests/s | throughput | p50 | p99 | server CPU | PostgreSQL CPU |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows(cells, name).map(row => `| ${row} |`),
  ].join('\n');

const whole = (cells: Cell[]): string => {
  const besideLimit = cells.filter(({ samples }) => samples.has('limit'));
  const graphql = besideLimit.filter(({ workload }) => !workload.startsWith('GET'));
  const { kitchens, cities, orders } = settings.size;
  const [{ model } = { model: 'unknown' }] = cpus();
  const processes = settings.isEmbedded
    ? 'server with the embedded database in it and load'
    : 'server, PostgreSQL and load';
  return [
    `Server divided by the limit, the median of ${settings.rounds} rounds in turn, each of ${settings.seconds} s, after warming up. ` +
      `${kitchens.toLocaleString('en-US')} kitchens in ${cities} cities, ${orders.toLocaleString('en-US')} orders; ` +
      `${processes} together on ${cpus().length} cores (${model}); Node ${process.versions.node}.`,
    'Each ratio is the median of those within a round, and so need not be that of the rates beside it.',
    '',
    ...workedOut(graphql),
    table(besideLimit, 'plain'),
    '',
    ...fromMemory(graphql),
    ...whatThePiecesPay(graphql),
    ...besidePeer(graphql),
    ...inPairs(cells.filter(cell => !besideLimit.includes(cell))),
  ].join('\n');
};

const workedOut = (cells: Cell[]): string[] =>
  cells.length === 0
    ? []
    : [
        `Without the response cache: ${mean(cells, 'plain')} of the limit's throughput in the geometric mean (GraphQL).`,
        '',
      ];

/** Only reads are cached: a run without them has nothing to report here. */
const fromMemory = (cells: Cell[]): string[] =>
  rows(cells, 'cached').length === 0
    ? []
    : [
        `Public reads from the response cache, at most a second old: ${mean(cells, 'cached')} times the limit's throughput.`,
        '',
        table(cells, 'cached'),
        '',
      ];

/** What is compared with another setup of the server rather than with the limit. */
const inPairs = (cells: Cell[]): string[] => {
  if (cells.length === 0) return [];
  const row = (cell: Cell) => {
    const [first = '', second = ''] = cell.samples.keys();
    const times = shown(ratio(cell, first, 'requestsPerSecond', second));
    return `| ${[cell.workload, cell.connections, `${first}: ${rate(cell, first)}`, `${second}: ${rate(cell, second)}`, times].join(' | ')} |`;
  };
  return [
    'Setups of the server beside each other: `cached` beside nginx in front of it, and a page with and without `pages`.',
    '',
    '| request | connections | requests/s | requests/s | the first divided by the second |',
    '|---|--:|--:|--:|--:|',
    ...cells.map(row),
    '',
  ];
};

const line = (cell: Cell): string => {
  const [first = ''] = cell.samples.keys();
  const ratios = [...cell.samples.keys()].slice(1).map(name => {
    const values = quantities.map(quantity => shown(ratio(cell, name, quantity, first)));
    return `${name} ${values.join(' ')}`;
  });
  const microseconds = [...cell.samples].map(([name, samples]) => {
    const used = samples.flatMap(sample => sample.serverMicroseconds ?? []);
    return `${name} ${used.length ? Math.round(median(used)) : '-'}`;
  });
  const busy = Math.max(...[...cell.samples.values()].flat().map(sample => sample.busy));
  return `${cell.workload} x${cell.connections}: ${first} ${rate(cell, first)}/s; ${ratios.join('; ')}; CPU us ${microseconds.join(', ')}; load busy ${shown(busy)}`;
};

export const report = { whole, line };
