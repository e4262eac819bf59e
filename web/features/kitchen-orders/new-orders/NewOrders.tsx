import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAnnounceOrders } from './use-announce-orders.ts';

/** Announces new orders on the board: to screen readers, by a sound, and in the browser tab. */
export function NewOrders({ orders }: { orders: readonly { id: string; status: OrderStatus }[] }) {
  const placed = orders.filter(order => order.status === 'PLACED');
  const known = useRef<Set<string>>(undefined);
  const { words, announce } = useAnnounceOrders();
  useDocumentTitle(placed.length > 0 ? `(${placed.length}) ${t`Orders`}` : t`Orders`);

  useEffect(() => {
    const fresh = known.current ? orders.filter(order => !known.current!.has(order.id)) : [];
    known.current = new Set([...(known.current ?? []), ...orders.map(order => order.id)]);
    if (fresh.length > 0) announce(fresh.length);
  }, [orders, announce]);

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
