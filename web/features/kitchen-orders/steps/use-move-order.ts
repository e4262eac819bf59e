import { t } from '@lingui/core/macro';
import { type StepTaker_orderFragment, useMoveOrderMutation } from '../../../generated/graphql.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { useBoardChanged } from '../board/use-board-changed.ts';
import type { NextStep } from './next-step.ts';
import { useUndoMove } from './use-undo-move.ts';

/** Moves an order to its next step, optimistically; reverted when someone else was faster. */
export const useMoveOrder = () => {
  const toast = useToast();
  const boardChanged = useBoardChanged();
  const undoMove = useUndoMove();
  const [move] = useMoveOrderMutation();

  return async (order: StepTaker_orderFragment, { to, done, isLast }: NextStep) => {
    const { id, orderNumber, status: from, timeline } = order;
    const moment = { __typename: 'OrderMoment' as const, status: to, at: new Date().toISOString() };
    const answer = await move({
      variables: { input: { orderId: id, from, to } },
      optimisticResponse: {
        moveOrder: {
          __typename: 'Order',
          id,
          status: to,
          nextStatusFrom: null,
          timeline: [...timeline, moment],
        },
      },
    }).then(
      ({ data }) => data?.moveOrder,
      () => undefined,
    );
    if (answer?.__typename === 'Order') {
      const undo = { label: t`Undo`, onAct: () => void undoMove({ id, orderNumber, status: to }) };
      toast({ tone: 'success', title: done(orderNumber), ...(!isLast && { action: undo }) });
      return;
    }
    // A tablet and a phone in the same kitchen may want the same; then there is nothing to say.
    const isAsWanted = answer?.__typename === 'OrderMovedOn' && answer.status === to;
    if (!isAsWanted)
      toast({
        tone: 'danger',
        title: t`${orderNumber} wasn't updated`,
        description: answer ? refusalText(answer) : t`Network error occurred. Please try again.`,
      });
    if (answer) await boardChanged();
  };
};
