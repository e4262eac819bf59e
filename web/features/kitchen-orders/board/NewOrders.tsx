import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { readStored } from '../../../lib/stored.ts';

const ring = () =>
  void import('../../../lib/live-chime.ts').then(({ chime }) => chime()).catch(() => undefined);

/** Announces new orders: to screen readers, by a sound, and in the browser tab. */
export function NewOrders({ orders }: { orders: readonly { id: string; status: OrderStatus }[] }) {
  const placed = orders.filter(order => order.status === 'PLACED');
  const known = useRef<Set<string>>(undefined);
  const [words, setWords] = useState('');
  useDocumentTitle(placed.length > 0 ? `(${placed.length}) Orders` : 'Orders');

  useEffect(() => {
    const fresh = known.current ? orders.filter(order => !known.current!.has(order.id)) : [];
    known.current = new Set([...(known.current ?? []), ...orders.map(order => order.id)]);
    if (fresh.length === 0) return;
    setWords(fresh.length === 1 ? 'New order.' : `${fresh.length} new orders.`);
    if (readStored('orderSound') !== 'off') ring();
  }, [orders]);

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
