import { tiffinStopReasons } from '../../../schema/constants.ts';
import type { TiffinPlanFilter } from '../../generated/graphql.ts';
import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';

const names = ['status', 'reason'] as const;

export const planFilters: readonly TiffinPlanFilter[] = ['RUNNING', 'UNPAID', 'STOPPED'];

/** The filters of plans in the URL. A reason is one of stopped plans. */
export function usePlanFilters() {
  const { filters, change } = useFiltersInUrl(names);
  const filter: TiffinPlanFilter = oneOf(planFilters, filters.status) ?? 'ALL';
  const stopReason = filter === 'STOPPED' ? oneOf(tiffinStopReasons, filters.reason) : null;
  return { filter, stopReason, change };
}
