import { t } from '@lingui/core/macro';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useTodayMealQuery } from '../../../generated/graphql.ts';
import { clockTime, dayWord } from '../../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../../lib/formats/meal-window-words.ts';
import { orderCount, plateCount } from '../../../lib/formats/order-counts.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Meal } from '../board/next-meal.ts';
import { DeliveryRun } from './DeliveryRun.tsx';
import { dueWords } from './due-words.ts';
import { MealCounts } from './MealCounts.tsx';
import { MealDishes } from './MealDishes.tsx';
import { MealStepButtons } from './MealStepButtons.tsx';
import { mealSteps } from './meal-steps.ts';
import { RefusedOrders } from './RefusedOrders.tsx';
import { todayPollMilliseconds } from './today-poll.ts';
import { useMoveOrders } from './use-move-orders.ts';

interface Props {
  meal: Meal;
  timeZone: string;
  now: Date;
}

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

/** A meal with all its work: what to cook, how far its orders are, and the next step of all of them. */
export function TodayMeal({ meal, timeZone, now }: Props) {
  const { serviceDate: day, mealtime } = meal;
  const { data, error, refetch } = useSteady(
    useTodayMealQuery({
      variables: { day, mealtime },
      fetchPolicy: 'cache-and-network',
      pollInterval: todayPollMilliseconds,
      skipPollAttempt: () => document.hidden,
    }),
  );
  const { moveOrders, isMoving, refused } = useMoveOrders();
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = data?.prepSheet;
  const id = `meal-${day}-${mealtime}`;
  return (
    <Card className="@container flex flex-col gap-4" role="region" aria-labelledby={id}>
      <MealHead meal={meal} timeZone={timeZone} now={now} id={id} titleRef={title} />
      {sheet ? (
        <div className="grid items-start gap-x-8 gap-y-4 @min-[44rem]:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <MealCounts orders={sheet.orders} />
            <RefusedOrders refused={refused} timeZone={timeZone} now={now} />
            <MealStepButtons
              meal={id}
              steps={mealSteps(sheet.orders, now)}
              isMoving={isMoving}
              timeZone={timeZone}
              now={now}
              // The button is about to become another one, so the focus goes to the name of the meal.
              onMove={(orders, to) =>
                void moveOrders(orders, to).then(() => title.current?.focus({ preventScroll: true }))
              }
            />
            <DeliveryRun orders={sheet.orders} />
          </div>
          <MealDishes meal={meal} dishes={sheet.dishes} />
        </div>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 rounded-control" />
      )}
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.prepSheet(meal)} className={linkLook}>{t`Prep sheet`}</Link>
        <Link to={paths.mealOrders(meal)} className={linkLook}>{t`One order at a time`}</Link>
      </p>
    </Card>
  );
}

interface HeadProps extends Props {
  id: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

function MealHead({ meal, timeZone, now, id, titleRef }: HeadProps) {
  const { orders, plates, servedFrom, servedUntil } = meal;
  const due = dueWords(meal, now);
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 ref={titleRef} id={id} tabIndex={-1} className="text-heading font-bold outline-none">
          {mealtimeTitle(meal.mealtime)}{' '}
          <span className="text-lead font-normal text-muted">{dayWord(meal.serviceDate, timeZone, now)}</span>
        </h2>
        <span className="font-semibold">
          <Badge tone={due.tone}>{due.words}</Badge>
        </span>
      </div>
      <p className="text-lead tabular-nums">
        {t`Ready by ${clockTime(servedFrom, timeZone)}, out by ${clockTime(servedUntil, timeZone)}`}
      </p>
      <p className="text-muted">
        {orderCount(orders)}, {plateCount(plates)}
      </p>
    </header>
  );
}
