import type { ComplexityEstimator } from 'graphql-query-complexity';

/** What a list without pages is taken to hold where its field says nothing else. */
export const usualEntries = 10;

/** For a list without pages that usually holds more or fewer entries: what asking for it costs (doors/graphql/cost.ts). */
export const entries =
  (count: number): ComplexityEstimator =>
  ({ childComplexity }) =>
    1 + count * childComplexity;

/** For the entries of a page, which count where the page is asked for. */
export const entriesOfPage = entries(1);
