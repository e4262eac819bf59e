import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  type MoveOrdersMutation,
  type OrderStatus,
  useMoveOrdersMutation,
  useUndoOrderMoveMutation,
} from '../../../generated/graphql.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { useBoardChanged } from '../board/use-board-changed.ts';
import type { TodayOrder } from './meal-steps.ts';

export type StepProblem = MoveOrdersMutation['moveOrders']['refused'][number]['problem'];

/** An order that did not move, and why. */
export interface RefusedOrder {
  orderNumber: string;
  problem: StepProblem;
}

/** The next step appears under the same thumb: a second tap within this time does nothing. */
const pauseMilliseconds = 700;
const pause = () => new Promise(resolve => setTimeout(resolve, pauseMilliseconds));

/** Moves the orders of a meal one step; those that were refused stay in place until the next step. */
export const useMoveOrders = () => {
  const toast = useToast();
  const boardChanged = useBoardChanged();
  const undoMoves = useUndoMoves();
  const [move] = useMoveOrdersMutation();
  const [isMoving, setIsMoving] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([]);

  const moveOrders = async (orders: readonly TodayOrder[], to: OrderStatus) => {
    setIsMoving(true);
    const input = { orderIds: orders.map(({ id }) => id), to };
    const [answer] = await Promise.all([
      move({ variables: { input } }).then(
        ({ data }) => data?.moveOrders,
        () => undefined,
      ),
      pause(),
    ]);
    const numberOf = new Map(orders.map(({ id, orderNumber }) => [id, orderNumber]));
    setRefused(
      (answer?.refused ?? []).map(({ orderId, problem }) => ({
        orderNumber: numberOf.get(orderId) ?? orderId,
        problem,
      })),
    );
    if (!answer)
      toast({
        tone: 'danger',
        title: t`We didn't hear back`,
        description: t`Check the orders below before you tap again.`,
      });
    else if (answer.orders.length > 0) {
      const undo = {
        label: t`Undo`,
        onAct: () =>
          void undoMoves(
            answer.orders.map(({ id }) => id),
            to,
          ),
      };
      const title = movedWords(answer.orders.length, to);
      toast({ tone: 'success', title, ...(to !== 'DELIVERED' && { action: undo }) });
    }
    await boardChanged();
    setIsMoving(false);
  };
  return { moveOrders, isMoving, refused };
};

const movedWords = (count: number, to: OrderStatus): string => {
  switch (to) {
    case 'PREPARING':
      return plural(count, { one: `${count} order started`, other: `${count} orders started` });
    case 'READY':
      return plural(count, { one: `${count} order is ready`, other: `${count} orders are ready` });
    case 'OUT_FOR_DELIVERY':
      return plural(count, {
        one: `${count} order is out for delivery`,
        other: `${count} orders are out for delivery`,
      });
    default:
      return plural(count, { one: `${count} order handed over`, other: `${count} orders handed over` });
  }
};

/** Undoes the last step of many orders, as far as it can still be undone. */
const useUndoMoves = () => {
  const toast = useToast();
  const boardChanged = useBoardChanged();
  const [undo] = useUndoOrderMoveMutation();

  return async (ids: readonly string[], from: OrderStatus) => {
    const undoOne = (orderId: string) =>
      undo({ variables: { input: { orderId, from } } }).then(
        ({ data }) => data?.undoOrderMove.__typename === 'Order',
        () => false,
      );
    const count = (await Promise.all(ids.map(undoOne))).filter(Boolean).length;
    toast(
      count === ids.length
        ? { title: plural(count, { one: `${count} order moved back`, other: `${count} orders moved back` }) }
        : { tone: 'danger', title: t`${count} of ${ids.length} orders moved back` },
    );
    await boardChanged();
  };
};
