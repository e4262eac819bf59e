import type { TiffinBillFilter } from '../../generated/graphql.ts';
import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';

const names = ['status'] as const;

export const billFilters: readonly TiffinBillFilter[] = [
  'OPEN',
  'OVERDUE',
  'DECLINED',
  'PAID',
  'VOID',
  'ALL',
];

/** Which bills are listed, in the URL; those to be paid where it says nothing. */
export function useBillFilter() {
  const { filters, change } = useFiltersInUrl(names);
  const filter: TiffinBillFilter = oneOf(billFilters, filters.status) ?? 'OPEN';
  return { filter, choose: (status: string) => change({ status: status === 'OPEN' ? null : status }) };
}
