import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { roles } from './people-words.ts';

const names = ['q', 'role', 'access'] as const;
export const accesses = ['enabled', 'disabled'] as const;

export function usePeopleSearch() {
  const { filters, change } = useFiltersInUrl(names);
  const access = oneOf(accesses, filters.access);
  const search = {
    text: filters.q,
    role: oneOf(roles, filters.role),
    isDisabled: access === null ? null : access === 'disabled',
  };
  return { search, access, change };
}
