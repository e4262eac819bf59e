import type { Sample } from './measure.ts';

/** A workload at a number of connections; the samples of each contestant, round by round. */
export interface Cell {
  workload: string;
  connections: number;
  samples: Map<string, Sample[]>;
}

export type Quantity = keyof Sample;

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

const geometricMean = (values: number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Ratio of a contestant to another, compared within each round; undefined where unknown. */
export const ratio = (
  { samples }: Cell,
  name: string,
  quantity: Quantity,
  against = 'limit',
): number | undefined => {
  const others = samples.get(against);
  const ratios = samples.get(name)?.flatMap((sample, round) => {
    const [value, other] = [sample[quantity], others?.[round]?.[quantity]];
    return value !== undefined && other ? [value / other] : [];
  });
  return ratios?.length ? median(ratios) : undefined;
};

export const shown = (value: number | undefined): string => value?.toFixed(2) ?? '-';

/** Requests per second. */
export const rate = ({ samples }: Cell, name: string): string =>
  Math.round(median(samples.get(name)!.map(sample => sample.requestsPerSecond))).toLocaleString('en-US');

/** The geometric mean of a contestant's throughput relative to another. */
export const mean = (cells: Cell[], name: string, against?: string): string =>
  shown(geometricMean(cells.flatMap(cell => ratio(cell, name, 'requestsPerSecond', against) ?? [])));
