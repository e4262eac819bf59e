import { type Cell, mean, rate, ratio, shown } from './cells.ts';

/** The server with every answer worked out: the fast path without cached responses. */
export const uncached = 'operations,connections,pages';

/** The same server without one piece, and without any: what `-- --without-fast-path` measures. */
export const without: readonly { name: string; FAST_PATH: string; piece: string }[] = [
  { name: 'no-pages', FAST_PATH: 'operations,connections', piece: 'pages' },
  { name: 'no-operations', FAST_PATH: 'connections,pages', piece: 'operations' },
  { name: 'no-connections', FAST_PATH: 'operations,pages', piece: 'connections' },
  { name: 'off', FAST_PATH: 'off', piece: 'all of it' },
];

const ofRequests = without.filter(({ piece }) => piece !== 'pages');

const row = (cell: Cell): string =>
  `| ${[
    cell.workload,
    cell.connections,
    rate(cell, 'plain'),
    ...ofRequests.map(({ name }) => shown(ratio(cell, 'plain', 'requestsPerSecond', name))),
  ].join(' | ')} |`;

/** What the fast path pays: throughput with it divided by that without; empty where that was not measured. */
export const whatThePiecesPay = (cells: Cell[]): string[] => {
  const measured = cells.filter(({ samples }) => samples.has('off'));
  if (measured.length === 0) return [];
  const means = ofRequests.map(({ name, piece }) => `${piece} ${mean(measured, 'plain', name)}`);
  return [
    `The fast path, without cached responses, divided by the server without a piece of it: ${means.join(', ')} (geometric mean).`,
    '',
    `| request | connections | requests/s | ${ofRequests.map(({ piece }) => `without ${piece}`).join(' | ')} |`,
    `|---|--:|--:|${'--:|'.repeat(ofRequests.length)}`,
    ...measured.map(row),
    '',
  ];
};
