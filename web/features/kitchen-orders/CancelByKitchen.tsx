import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type CancelByKitchen_orderFragment, useCancelByKitchen_order } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelByKitchenDialog } from './CancelByKitchenDialog.tsx';

/** The way out of an order that cannot be cooked, as long as it is not delivered. */
export function CancelByKitchen({ order: from }: { order: FragmentType<CancelByKitchen_orderFragment> }) {
  const order = useCancelByKitchen_order(from);
  const [isAsking, setIsAsking] = useState(false);
  if (order.status === 'DELIVERED' || order.status === 'CANCELLED') return null;

  const finish = () => {
    setIsAsking(false);
    // The button one came from is gone now; the heading of the order is the nearest place that stays.
    document.querySelector('h1')?.focus();
  };
  return (
    <section aria-label="Cancel">
      <Button variant="danger" fullWidth onClick={() => setIsAsking(true)}>
        Cancel this order
      </Button>
      {isAsking && <CancelByKitchenDialog order={order} onDone={finish} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
