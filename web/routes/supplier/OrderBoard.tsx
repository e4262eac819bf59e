import { t } from '@lingui/core/macro';
import Printer from '~icons/lucide/printer';
import { paths } from '../../app/paths.ts';
import { Board } from '../../features/kitchen-orders/board/Board.tsx';
import { DayChooser } from '../../features/kitchen-orders/board/DayChooser.tsx';
import { EmptyBoard } from '../../features/kitchen-orders/board/EmptyBoard.tsx';
import { KitchenOrderCard } from '../../features/kitchen-orders/board/KitchenOrderCard.tsx';
import { LeftOverNotice } from '../../features/kitchen-orders/board/LeftOverNotice.tsx';
import { MealFilter } from '../../features/kitchen-orders/board/MealFilter.tsx';
import { nextMeal } from '../../features/kitchen-orders/board/next-meal.ts';
import { useFollowMoved } from '../../features/kitchen-orders/board/use-follow-moved.ts';
import { useNow } from '../../features/kitchen-orders/board/use-now.ts';
import { FinishedOrders } from '../../features/kitchen-orders/FinishedOrders.tsx';
import { NewOrders } from '../../features/kitchen-orders/new-orders/NewOrders.tsx';
import { OrderSound } from '../../features/kitchen-orders/new-orders/OrderSound.tsx';
import { StepTaker } from '../../features/kitchen-orders/steps/StepTaker.tsx';
import { type KitchenMeals_agendaFragment, type OrderBoardQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import type { BoardChoice } from './use-board-choice.ts';

type BoardOrder = OrderBoardQuery['kitchenOrders']['nodes'][number];

interface Props {
  agenda: KitchenMeals_agendaFragment;
  orders: readonly BoardOrder[];
  choice: BoardChoice;
}

export function OrderBoard({ agenda: from, orders, choice }: Props) {
  const { today, timeZone, meals, leftOver } = from;
  const now = useNow();
  useFollowMoved(orders);
  const day = choice.day ?? today;
  const mealsOfDay = meals.filter(meal => meal.serviceDate === day);
  const shown = orders.filter(
    ({ status, mealtime }) =>
      status !== 'DELIVERED' && status !== 'CANCELED' && (!choice.mealtime || mealtime === choice.mealtime),
  );
  const next = nextMeal(meals, now);
  const toPrepare = mealsOfDay.find(meal => meal.mealtime === choice.mealtime) ?? nextMeal(mealsOfDay, now);
  const left = leftOver.filter(each => each.serviceDate !== day);

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DayChooser day={day} today={today} onChange={next => choice.chooseDay(next)} />
        <div className="-ml-3.5 flex grow flex-wrap items-center justify-between gap-2 min-[56rem]:grow-0">
          <OrderSound />
          {toPrepare && (
            <ButtonLink variant="secondary" isSnug to={paths.prepSheet(toPrepare)}>
              <Printer aria-hidden className="size-5" />
              {t`Prep sheet`}
            </ButtonLink>
          )}
        </div>
      </div>
      {left.length > 0 && <LeftOverNotice days={left} onShow={next => choice.chooseDay(next)} />}
      {mealsOfDay.length > 1 && (
        <div className="my-4">
          <MealFilter meals={mealsOfDay} chosen={choice.mealtime} onChoose={choice.chooseMealtime} />
        </div>
      )}
      <NewOrders orders={orders} />
      {shown.length === 0 ? (
        <EmptyBoard next={next} timeZone={timeZone} now={now} />
      ) : (
        <Board
          orders={shown}
          card={order => (
            <KitchenOrderCard
              order={order}
              timeZone={timeZone}
              now={now}
              actions={<StepTaker order={order} timeZone={timeZone} now={now} />}
            />
          )}
        />
      )}
      <FinishedOrders key={`${day} ${choice.mealtime}`} day={day} mealtime={choice.mealtime} />
    </>
  );
}
