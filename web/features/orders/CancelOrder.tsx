import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type CancelOrder_orderFragment, useCancelOrder_order } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import { clockText, spokenTimeLeft } from './time-left.ts';
import { useCancelOrder } from './use-cancel-order.ts';
import { useNowUntil } from './use-now.ts';

/** The right to cancel, with the time it still lasts; gone when the time is over. */
export function CancelOrder({ order: from }: { order: FragmentType<CancelOrder_orderFragment> }) {
  const order = useCancelOrder_order(from);
  const until = new Date(order.cancellableUntil);
  const now = useNowUntil(until);
  const { cancelOrder, isCancelling } = useCancelOrder();
  const [isAsking, setIsAsking] = useState(false);

  const clock = clockText(until, now);
  if (!order.viewerCanCancel) return null;

  const confirm = async () => {
    const isCancelled = await cancelOrder(order);
    setIsAsking(false);
    // The button one came from is gone now; the heading of the order is the nearest place that stays.
    if (isCancelled) document.querySelector('h1')?.focus();
  };

  return (
    <section aria-label={t`Cancel`}>
      <p role="status" className="sr-only">
        {spokenTimeLeft(until, now)}
      </p>
      {clock && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-hidden>
            <Trans>
              You can cancel for <span className="font-semibold whitespace-nowrap tabular-nums">{clock}</span>
            </Trans>
          </p>
          <Button variant="danger" onClick={() => setIsAsking(true)}>{t`Cancel order`}</Button>
        </div>
      )}
      <ConfirmCancel
        open={isAsking}
        isCancelling={isCancelling}
        orderNumber={order.orderNumber}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
