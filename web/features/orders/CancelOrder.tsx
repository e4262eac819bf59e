import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import {
  type CancelOrder_orderFragment,
  type OrderHandover_orderFragment,
  useCancelOrder_order,
  useOrderHandover_order,
} from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { momentFrom } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useCancelOrder } from './use-cancel-order.ts';
import { useNowUntil } from './use-now.ts';

const ConfirmCancel = lazyWithRetry(() => import('./ConfirmCancel.tsx'));

interface Props {
  order: FragmentType<CancelOrder_orderFragment> & FragmentType<OrderHandover_orderFragment>;
}

/** Offers to cancel and says until when; hidden once the time has passed. */
export function CancelOrder({ order: from }: Props) {
  const order = useCancelOrder_order(from);
  const { timeZone } = useOrderHandover_order(from).supplier.city;
  const until = new Date(order.cancellableUntil);
  const now = useNowUntil(until);
  const { cancelOrder, isCanceling } = useCancelOrder();
  const { open, show, close } = useDialogInUrl();

  if (!order.viewerCanCancel) return null;

  const confirm = async () => {
    const isCanceled = await cancelOrder(order);
    await close();
    // The button that opened the dialog is gone; focus the heading instead.
    if (isCanceled) document.querySelector('h1')?.focus();
  };

  return (
    <section aria-label={t`Cancel`}>
      {order.reopenedAt && (
        <Notice
          tone="warn"
          action={<Button variant="danger" onClick={() => show('cancel')}>{t`Cancel order`}</Button>}
        >
          <p role="status">
            {t`A dish or your household changed after you ordered. You can cancel for free until it is delivered.`}
          </p>
        </Notice>
      )}
      {!order.reopenedAt && now < until && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{t`Free cancellation until ${momentFrom(order.cancellableUntil, timeZone, now)}`}</p>
          <Button variant="danger" onClick={() => show('cancel')}>{t`Cancel order`}</Button>
        </div>
      )}
      {open === 'cancel' && (
        <Suspense fallback={null}>
          <ConfirmCancel
            isCanceling={isCanceling}
            orderNumber={order.orderNumber}
            onConfirm={() => void confirm()}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
