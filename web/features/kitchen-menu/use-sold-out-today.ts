import { t } from '@lingui/core/macro';
import { useMarkDishSoldOutTodayMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useMutationFeedback } from './use-mutation-feedback.ts';

/** The switch moves immediately; the message offers to undo it. */
export const useSoldOutToday = ({ id, name }: { id: string; name: string }, today: string) => {
  const toast = useToast();
  const withFeedback = useMutationFeedback();
  const [save] = useMarkDishSoldOutTodayMutation();

  const mark = (isSoldOut: boolean) =>
    withFeedback(async () => {
      const answer = await save({
        variables: { dishId: id, isSoldOut },
        optimisticResponse: {
          markDishSoldOutToday: { __typename: 'Dish', id, soldOutOn: isSoldOut ? today : null },
        },
      });
      return answer.data?.markDishSoldOutToday;
    }, t`${name} not changed`);

  return async (isSoldOut: boolean) => {
    if (!(await mark(isSoldOut))) return;
    toast({
      title: isSoldOut ? t`${name} is sold out for today` : t`${name} can be ordered today`,
      description: isSoldOut ? t`It comes back tomorrow.` : undefined,
      action: { label: t`Undo`, onAct: () => void mark(!isSoldOut) },
    });
  };
};
