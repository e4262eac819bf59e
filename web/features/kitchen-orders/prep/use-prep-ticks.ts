import { t } from '@lingui/core/macro';
import {
  type Mealtime,
  type PrepTicks_dishFragment,
  usePrepTicksLiveSubscription,
  useTickPrepDishMutation,
} from '../../../generated/graphql.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { useBoardChanged } from '../board/use-board-changed.ts';

interface MealOfDay {
  serviceDate: string;
  mealtime: Mealtime;
}

/** Ticks dishes of a meal off; the tick shows immediately, and goes again when the server refuses it. */
export const useTickPrepDish = ({ serviceDate, mealtime }: MealOfDay) => {
  const toast = useToast();
  const boardChanged = useBoardChanged();
  const [tick] = useTickPrepDishMutation();

  return async (dish: PrepTicks_dishFragment, isTicked: boolean) => {
    const ticked = { ...dish, isTicked, tickedPlates: isTicked ? dish.plates : 0 };
    const answer = await tick({
      variables: { input: { serviceDate, mealtime, dishId: dish.dishId, isTicked } },
      optimisticResponse: { tickPrepDish: { __typename: 'PrepSheet', dishes: [ticked] } },
    }).then(
      ({ data }) => data?.tickPrepDish,
      () => undefined,
    );
    if (answer?.__typename === 'PrepSheet') return;
    const description =
      answer?.__typename === 'DishNotOrdered'
        ? t`This meal has no orders of this dish anymore.`
        : t`Network error occurred. Please try again.`;
    toast({ tone: 'danger', title: t`Nothing was updated`, description });
    if (answer) await boardChanged();
  };
};

/** Shows the ticks that are set on another phone of the kitchen. */
export const usePrepTicksLive = () => {
  usePrepTicksLiveSubscription({ ignoreResults: true });
};
