import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type CancelOrder_orderFragment, useCancelOrder_order } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/lazy-with-retry.ts';
import { Notice } from '../../ui/Notice.tsx';
import { clockText, spokenTimeLeft } from './time-left.ts';
import { useCancelOrder } from './use-cancel-order.ts';
import { useNowUntil } from './use-now.ts';

const ConfirmCancel = late(() => import('./ConfirmCancel.tsx'));

/** The right to cancel, with the time it still lasts; gone when the time is over. */
export function CancelOrder({ order: from }: { order: FragmentType<CancelOrder_orderFragment> }) {
  const order = useCancelOrder_order(from);
  const until = new Date(order.cancellableUntil);
  const now = useNowUntil(until);
  const { cancelOrder, isCancelling } = useCancelOrder();
  const { open, show, close } = useDialogInUrl();

  const clock = clockText(until, now);
  if (!order.viewerCanCancel) return null;

  const confirm = async () => {
    const isCanceled = await cancelOrder(order);
    await close();
    // The button one came from is gone now; the heading of the order is the nearest place that stays.
    if (isCanceled) document.querySelector('h1')?.focus();
  };

  return (
    <section aria-label={t`Cancel`}>
      {!order.reopenedAt && (
        <p role="status" className="sr-only">
          {spokenTimeLeft(until, now)}
        </p>
      )}
      {order.reopenedAt && (
        <Notice
          tone="warn"
          action={<Button variant="danger" onClick={() => show('cancel')}>{t`Cancel order`}</Button>}
        >
          <p role="status">
            {t`The kitchen changed a dish after you ordered it. You can cancel for free until it is delivered.`}
          </p>
        </Notice>
      )}
      {!order.reopenedAt && clock && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p aria-hidden>
            <Trans>
              You can cancel for <span className="font-semibold whitespace-nowrap tabular-nums">{clock}</span>
            </Trans>
          </p>
          <Button variant="danger" onClick={() => show('cancel')}>{t`Cancel order`}</Button>
        </div>
      )}
      {open === 'cancel' && (
        <Suspense fallback={null}>
          <ConfirmCancel
            isCancelling={isCancelling}
            orderNumber={order.orderNumber}
            onConfirm={() => void confirm()}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
