import type { ConductMeasureKind } from '../../generated/graphql.ts';
import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { measureKinds } from './conduct-words.ts';

const names = ['figure'] as const;

/** The figure whose orders are shown, in the address. */
export function useChosenFigure() {
  const { filters, change } = useFiltersInUrl(names);
  const choose = (kind: ConductMeasureKind | null) => change({ figure: kind });
  return [oneOf(measureKinds, filters.figure), choose] as const;
}
