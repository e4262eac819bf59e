import { useEffect } from 'react';
import { useFavoriteMarksQuery } from '../../generated/graphql.ts';

/**
 * Marks the kitchens this person likes, wherever they are listed. Lists themselves are the same for everybody and
 * stay so: the server caches their responses.
 */
export function FavoriteMarks() {
  const { data, fetchMore } = useFavoriteMarksQuery();
  const more = data?.favorites.pageInfo;
  const after = more?.hasNextPage ? more.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(() => undefined);
  }, [after, fetchMore]);
  return null;
}
