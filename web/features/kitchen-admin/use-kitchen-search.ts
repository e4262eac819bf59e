import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { standings } from './supplier-status-words.ts';

const names = ['q', 'standing'] as const;

export function useKitchenSearch() {
  const { filters, change } = useFiltersInUrl(names);
  return { text: filters.q, standing: oneOf(standings, filters.standing), change };
}
