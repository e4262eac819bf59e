import { t } from '@lingui/core/macro';
import { type OrderStatus, useUndoOrderMoveMutation } from '../../../generated/graphql.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { useBoardChanged } from '../board/use-board-changed.ts';

interface Moved {
  id: string;
  orderNumber: string;
  status: OrderStatus;
}

/** Undoes the last step of an order. */
export const useUndoMove = () => {
  const toast = useToast();
  const boardChanged = useBoardChanged();
  const [undo] = useUndoOrderMoveMutation();

  return async ({ id, orderNumber, status }: Moved) => {
    const answer = await undo({ variables: { input: { orderId: id, from: status } } }).then(
      ({ data }) => data?.undoOrderMove,
      () => undefined,
    );
    if (answer?.__typename === 'Order') {
      toast({ title: t`${orderNumber} moved back` });
      return;
    }
    toast({
      tone: 'danger',
      title: t`The step wasn't undone`,
      description: answer ? refusalText(answer) : t`Network error occurred. Please try again.`,
    });
    if (answer) await boardChanged();
  };
};
