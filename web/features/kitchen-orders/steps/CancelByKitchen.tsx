import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type CancelByKitchen_orderFragment, useCancelByKitchen_order } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const CancelByKitchenDialog = lazyWithRetry(() => import('./CancelByKitchenDialog.tsx'));

/** The way out of an order that cannot be cooked, as long as it is not delivered. */
export function CancelByKitchen({ order: from }: { order: FragmentType<CancelByKitchen_orderFragment> }) {
  const order = useCancelByKitchen_order(from);
  const { open, show, close } = useDialogInUrl();
  if (order.status === 'DELIVERED' || order.status === 'CANCELED') return null;

  const finish = async () => {
    await close();
    // The button that opened the dialog is gone; focus the heading instead.
    document.querySelector('h1')?.focus();
  };
  return (
    <section aria-label={t`Cancel`}>
      <Button variant="danger" fullWidth onClick={() => show('cancel')}>
        {t`Cancel this order`}
      </Button>
      {open === 'cancel' && (
        <Suspense fallback={null}>
          <CancelByKitchenDialog order={order} onDone={() => void finish()} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
