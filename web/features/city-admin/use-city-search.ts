import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';

const names = ['q', 'show'] as const;
export const shown = ['active', 'waiting'] as const;

export function useCitySearch() {
  const { filters, change } = useFiltersInUrl(names);
  return { text: filters.q, show: oneOf(shown, filters.show), change };
}
