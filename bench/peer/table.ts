import { type Cell, mean, rate, ratio, shown } from '../cells.ts';

const throughput = (cell: Cell) => ratio(cell, 'plain', 'requestsPerSecond', 'mercurius')!;

const row = (cell: Cell): string => {
  const rates = [rate(cell, 'mercurius'), rate(cell, 'plain')];
  return `| ${[cell.workload, cell.connections, ...rates, shown(throughput(cell))].join(' | ')} |`;
};

/** The server without its cache beside Mercurius; empty where Mercurius did not take part. */
export const besidePeer = (cells: Cell[]): string[] => {
  const [first, ...others] = cells.filter(({ samples }) => samples.has('mercurius'));
  if (!first) return [];
  const met = [first, ...others];
  const lowest = met.reduce((low, cell) => (throughput(cell) < throughput(low) ? cell : low));
  return [
    `The server divided by Mercurius: ${mean(met, 'plain', 'mercurius')} times its throughput in the geometric mean, ` +
      `${shown(throughput(lowest))} where it is lowest (${lowest.workload} at ${lowest.connections}).`,
    '',
    '| request | connections | Mercurius, requests/s | server, requests/s | throughput |',
    '|---|--:|--:|--:|--:|',
    ...met.map(row),
    '',
  ];
};
