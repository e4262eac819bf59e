import { useEffect } from 'react';
import { useActiveCitiesQuery } from '../../generated/graphql.ts';

/** Every active city, page by page, so that they can be searched and sorted by distance here. */
export function useActiveCities() {
  const { data, error, refetch, fetchMore } = useActiveCitiesQuery();
  const page = data?.cities.pageInfo;
  const next = page?.hasNextPage ? page.endCursor : null;
  useEffect(() => {
    if (next) void fetchMore({ variables: { after: next } });
  }, [next, fetchMore]);
  return {
    cities: data?.cities.edges.map(({ node }) => node),
    hasFailed: error !== undefined,
    retry: () => void refetch(),
  };
}
