import { openOrderStatuses } from '../../../schema/constants.ts';
import type { OrderStatus } from '../../generated/graphql.ts';
import { oneOf, useFiltersInUrl } from '../../lib/filters-in-url.ts';
import { startOfDay } from '../../lib/formats/moments.ts';

const names = ['q', 'status', 'day', 'kitchen', 'payment', 'stopped', 'reported'] as const;

export const statusChoices = ['open', ...openOrderStatuses, 'DELIVERED', 'CANCELED'] as const;
type Choice = (typeof statusChoices)[number];

const statusesOf = (choice: Choice | null): OrderStatus[] | null => {
  if (choice === null) return null;
  return choice === 'open' ? [...openOrderStatuses] : [choice];
};

/** The order filters in the URL, for the form and for the query. */
export function useOrderSearch() {
  const { filters, change } = useFiltersInUrl(names);
  const status = oneOf(statusChoices, filters.status);
  const search = {
    text: filters.q,
    statuses: statusesOf(status),
    supplierId: filters.kitchen,
    serviceDate: startOfDay(filters.day) && filters.day,
    isDue: filters.payment === 'due',
    isToDecide: filters.stopped === 'yes',
    hasOpenIssue: filters.reported === 'yes',
  };
  return { filters, status, search, change };
}
