import { t } from '@lingui/core/macro';
import CookingPot from '~icons/lucide/cooking-pot';
import Printer from '~icons/lucide/printer';
import { DayChooser } from '../../features/kitchen-orders/board/DayChooser.tsx';
import { MealFilter } from '../../features/kitchen-orders/board/MealFilter.tsx';
import { useKitchenOrdersLive } from '../../features/kitchen-orders/board/use-kitchen-orders-live.ts';
import { PrepDishes } from '../../features/kitchen-orders/prep/PrepDishes.tsx';
import { PrepOrders } from '../../features/kitchen-orders/prep/PrepOrders.tsx';
import { PrepSupplement } from '../../features/kitchen-orders/prep/PrepSupplement.tsx';
import { usePrepTicksLive } from '../../features/kitchen-orders/prep/use-prep-ticks.ts';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton.tsx';
import { type Mealtime, type PrepSheetQuery, usePrepSheetQuery } from '../../generated/graphql.ts';
import { shortDay, timeSpan } from '../../lib/formats/dates.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useBoardChoice } from './use-board-choice.ts';

interface Props {
  day: string;
  mealtime: Mealtime;
}

/** Also brings the supplement when the cut-off passes, which no event announces. */
const pollMilliseconds = 30_000;

/** What is cooked for one meal, for whom, and where it goes: on the screen and on paper. */
export function PrepSheet(asked: Props) {
  const { data, previousData, error, refetch } = usePrepSheetQuery({
    variables: asked,
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMilliseconds,
    skipPollAttempt: () => document.hidden,
  });
  usePrepTicksLive();
  useKitchenOrdersLive(true, () => void refetch());
  const shown = data ?? previousData;
  if (!shown) return error ? <ErrorState onRetry={() => void refetch()} /> : <OrdersSkeleton />;
  if (!shown.kitchenAgenda) return null;
  return <Sheet {...asked} agenda={shown.kitchenAgenda} sheet={shown.prepSheet} />;
}

interface SheetProps extends Props {
  agenda: NonNullable<PrepSheetQuery['kitchenAgenda']>;
  sheet: PrepSheetQuery['prepSheet'];
}

function Sheet({ day, mealtime, agenda, sheet }: SheetProps) {
  const { today, timeZone, meals } = agenda;
  const { chooseDay, chooseMealtime } = useBoardChoice();
  const mealsOfDay = meals.filter(meal => meal.serviceDate === day);
  const meal = mealsOfDay.find(each => each.mealtime === mealtime);
  const span = meal && timeSpan(meal.servedFrom, meal.servedUntil, timeZone);
  return (
    <>
      <div className="mb-5 flex flex-col gap-3 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DayChooser day={day} today={today} onChange={next => chooseDay(next, mealtime)} />
          <Button variant="secondary" isSnug onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t`Print`}
          </Button>
        </div>
        <MealFilter meals={mealsOfDay} chosen={mealtime} onChoose={chooseMealtime} isOneNeeded />
      </div>
      <p className="mb-5 text-title font-semibold">
        {shortDay(day)}, {mealtimeWord(mealtime)}
        {span && <span className="font-normal text-muted">, {span}</span>}
      </p>
      {sheet.supplement && (
        <PrepSupplement supplement={sheet.supplement} serviceDate={day} timeZone={timeZone} />
      )}
      {sheet.orders.length === 0 ? (
        <EmptyState icon={<CookingPot />} title={t`No orders`} text={t`No active orders for this meal.`} />
      ) : (
        <div className="grid items-start gap-8 min-[56rem]:grid-cols-[2fr_3fr] print:block print:space-y-6">
          <PrepDishes meal={{ serviceDate: day, mealtime }} dishes={sheet.dishes} />
          <PrepOrders orders={sheet.orders} timeZone={timeZone} />
        </div>
      )}
    </>
  );
}
