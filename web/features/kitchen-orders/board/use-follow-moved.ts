import { useLayoutEffect, useRef } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';

type BoardOrder = { id: string; status: OrderStatus };

/**
 * An order that moves takes the focus along into its next column, to its name and not to its button, so that
 * pressing twice does not take two steps. One that has left the board leaves the focus at the title.
 */
export const useFollowMoved = (orders: readonly BoardOrder[]) => {
  const before = useRef(new Map<string, OrderStatus>());
  useLayoutEffect(() => {
    const moved = orders.find(
      ({ id, status }) => before.current.has(id) && before.current.get(id) !== status,
    );
    before.current = new Map(orders.map(({ id, status }) => [id, status]));
    if (!moved || document.activeElement !== document.body) return;
    const name = document.querySelector<HTMLElement>(`[data-order="${moved.id}"] a`);
    (name ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [orders]);
};
