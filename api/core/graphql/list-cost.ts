import type { ComplexityEstimator } from 'graphql-query-complexity';

/** Assumed length of an unpaginated list where its field declares none. */
export const usualEntries = 10;

/** Cost of an unpaginated list that usually holds more or fewer entries (doors/graphql/cost.ts). */
export const entries =
  (count: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    1 + count * childComplexity;

/** Cost of the entries of a page, which is counted where the page is requested. */
export const entriesOfPage = entries(1);

/** Cost of a list that is stored within its row, and empty for most rows: that of a value. */
export const storedWithRow: ComplexityEstimator = () => 1;
