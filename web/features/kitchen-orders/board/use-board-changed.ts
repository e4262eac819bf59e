import { useApolloClient } from '@apollo/client/react';

/** What a screen shows of a kitchen's orders, wherever it stands; asked again when something was not as thought. */
const shown = ['OrderBoard', 'KitchenOrder', 'PrepSheet'];

export const useBoardChanged = () => {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => shown.includes(queryName ?? ''),
    });
};
