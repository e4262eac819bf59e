import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import Store from '~icons/lucide/store';
import { paths } from '../../app/paths.ts';
import { isNotYetOpen } from '../../features/kitchen-account/is-not-yet-open.ts';
import { NotYetOpen } from '../../features/kitchen-account/NotYetOpen.tsx';
import { SupplierStatusNote } from '../../features/kitchen-account/SupplierStatusNote.tsx';
import { EmptyBoard } from '../../features/kitchen-orders/board/EmptyBoard.tsx';
import { LeftOverNotice } from '../../features/kitchen-orders/board/LeftOverNotice.tsx';
import { useNow } from '../../features/kitchen-orders/board/use-now.ts';
import { NewOrdersOfMeals } from '../../features/kitchen-orders/new-orders/NewOrdersOfMeals.tsx';
import { OrderSound } from '../../features/kitchen-orders/new-orders/OrderSound.tsx';
import { mealsOfToday } from '../../features/kitchen-orders/today/meals-of-today.ts';
import { OtherMeal } from '../../features/kitchen-orders/today/OtherMeal.tsx';
import { TodayMeal } from '../../features/kitchen-orders/today/TodayMeal.tsx';
import { TiffinForecast } from '../../features/tiffin-plans/forecast/TiffinForecast.tsx';
import type { KitchenMeals_agendaFragment, SupplierTodayQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

interface Props {
  kitchen: NonNullable<SupplierTodayQuery['myKitchen']>;
  agenda: KitchenMeals_agendaFragment;
}

/** What a kitchen does now: a card for each meal of today, or for the next one when these are done. */
export function SupplierToday({ kitchen, agenda }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <PageTitle text={shortDay(agenda.today)}>{t`Today`}</PageTitle>
        <div className="flex flex-wrap items-center gap-1">
          {!isNotYetOpen(kitchen.status) && <OrderSound isCompact />}
          <ButtonLink variant="secondary" isSnug to={paths.supplierDashboard()}>
            <Store aria-hidden className="size-4" /> {t`Your kitchen`}
          </ButtonLink>
        </div>
      </div>
      {isNotYetOpen(kitchen.status) ? (
        <NotYetOpen status={kitchen.status} />
      ) : (
        <div className="flex flex-col gap-4">
          <SupplierStatusNote kitchen={kitchen} />
          <NewOrdersOfMeals meals={agenda.meals} />
          <Meals agenda={agenda} />
          <TiffinForecast timeZone={agenda.timeZone} />
        </div>
      )}
    </>
  );
}

function Meals({ agenda }: { agenda: KitchenMeals_agendaFragment }) {
  const { timeZone, leftOver } = agenda;
  const now = useNow();
  const navigate = useNavigate();
  const { toDo, others, next } = mealsOfToday(agenda, now);
  return (
    <>
      {leftOver.length > 0 && (
        <LeftOverNotice days={leftOver} onShow={day => void navigate(paths.ordersOfDay(day))} />
      )}
      {toDo.length === 0 && <EmptyBoard next={next} timeZone={timeZone} now={now} />}
      <div className="grid items-start gap-4 *:last:odd:col-span-full min-[56rem]:grid-cols-2">
        {toDo.map(meal => (
          <TodayMeal key={`${meal.serviceDate} ${meal.mealtime}`} meal={meal} timeZone={timeZone} now={now} />
        ))}
      </div>
      {others.length > 0 && (
        <section aria-labelledby="other-meals">
          <h2 id="other-meals" className="text-title font-semibold">{t`Other meals today`}</h2>
          <ul className="divide-y divide-border">
            {others.map(meal => (
              <OtherMeal key={meal.mealtime} meal={meal} timeZone={timeZone} now={now} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
