import { useApolloClient } from '@apollo/client/react';
import { readQuery } from '../../../lib/read-again.ts';

/** Refetches every query that shows a kitchen's orders, after an unexpected answer. */
const shown = ['OrderBoard', 'KitchenOrder', 'PrepSheet', 'SupplierToday', 'TodayMeal'];

export const useBoardChanged = () => {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: query => shown.includes(query.queryName ?? '') && readQuery(query),
    });
};
