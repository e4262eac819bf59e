import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { supplierStatuses } from './supplier-status-words.ts';

const names = ['q', 'status'] as const;

export function useKitchenSearch() {
  const { filters, change } = useFiltersInUrl(names);
  return { text: filters.q, status: oneOf(supplierStatuses, filters.status), change };
}
