import { useState } from 'react';
import { MenuWeekEditor } from '../../features/menu-week/MenuWeekEditor.tsx';
import { useMenuWeekQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';

/** What is cooked for each meal of a week. Fetched each time it is opened, because cut-offs pass meanwhile. */
export function MenuOfWeek() {
  const [weeksAhead, setWeeksAhead] = useState(0);
  const { data, previousData, error, refetch } = useMenuWeekQuery({
    variables: { weeksAhead },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // The last week stays until the next one is there, so that nothing jumps.
  const { myMenuWeek: week, myMenu: menu } = data ?? previousData ?? {};
  if (!week || !menu) return error ? <ErrorState onRetry={() => void refetch()} /> : <MenuSkeleton />;
  return (
    <MenuWeekEditor
      week={week}
      dishes={menu.categories.flatMap(category => category.dishes)}
      weeksAhead={weeksAhead}
      onWeek={setWeeksAhead}
    />
  );
}
