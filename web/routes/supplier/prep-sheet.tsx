import { t } from '@lingui/core/macro';
import { Navigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { EmptyBoard } from '../../features/kitchen-orders/board/EmptyBoard.tsx';
import { nextMeal } from '../../features/kitchen-orders/board/next-meal.ts';
import { useNow } from '../../features/kitchen-orders/board/use-now.ts';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { type KitchenMeals_agendaFragment, useMealsToPrepareQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PrepSheet } from './PrepSheet.tsx';
import { useBoardChoice } from './use-board-choice.ts';

export default function PrepSheetScreen() {
  const { day, mealtime } = useBoardChoice();
  return (
    <>
      <PageTitle>{t`Prep sheet`}</PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<OrdersSkeleton />}>
        {day && mealtime ? <PrepSheet day={day} mealtime={mealtime} /> : <MealToPrepare />}
      </SignedInOnly>
    </>
  );
}

/** Asked for without a meal, it is the next one. */
function MealToPrepare() {
  const { data, error, refetch } = useMealsToPrepareQuery({ fetchPolicy: 'network-only' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrdersSkeleton />;
  return data.kitchenAgenda ? (
    <NextSheet agenda={data.kitchenAgenda} />
  ) : (
    <Navigate to={paths.orders()} replace />
  );
}

function NextSheet({ agenda }: { agenda: KitchenMeals_agendaFragment }) {
  const { meals, timeZone } = agenda;
  const now = useNow();
  const next = nextMeal(meals, now);
  if (next) return <Navigate to={paths.prepSheet(next)} replace />;
  return <EmptyBoard next={next} timeZone={timeZone} now={now} />;
}
