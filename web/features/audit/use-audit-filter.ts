import { daysAfter } from '../../../schema/rules/days.ts';
import { useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { startOfDay } from '../../lib/formats/moments.ts';

const names = ['q', 'action', 'from', 'until', 'by'] as const;

/** The audit filters in the URL, for the form and for the query. */
export function useAuditFilter() {
  const { filters, change } = useFiltersInUrl(names);
  const { q, action, from, until, by } = filters;
  const filter = {
    text: q,
    action,
    actorId: by,
    since: startOfDay(from),
    // The last day is meant with all its hours.
    until: startOfDay(until) && startOfDay(daysAfter(until!, 1)),
  };
  return { filters, filter, change };
}
