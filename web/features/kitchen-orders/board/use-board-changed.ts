import { useApolloClient } from '@apollo/client/react';

/** Refetches every query that shows a kitchen's orders, after an unexpected answer. */
const shown = ['OrderBoard', 'KitchenOrder', 'PrepSheet', 'SupplierToday', 'TodayMeal'];

export const useBoardChanged = () => {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => shown.includes(queryName ?? ''),
    });
};
