import { Closures } from '../../features/kitchen-week/Closures.tsx';
import { WeekGrid } from '../../features/kitchen-week/WeekGrid.tsx';
import { useMyCookingWeekQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';

/** When the kitchen cooks. Fetched each time it is opened, because orders arrive meanwhile. */
export function KitchenWeek({ part }: { part: 'mealtimes' | 'closures' }) {
  const { data, error, refetch } = useMyCookingWeekQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const week = data?.myCookingWeek;
  if (!week) return error ? <ErrorState onRetry={() => void refetch()} /> : <MenuSkeleton />;
  return part === 'mealtimes' ? <WeekGrid week={week} /> : <Closures week={week} />;
}
