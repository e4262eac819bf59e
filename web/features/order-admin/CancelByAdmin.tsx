import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type CancelByAdmin_orderFragment, useCancelByAdmin_order } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useCancelByAdmin } from './use-cancel-by-admin.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

const reasons = [
  "The kitchen can't cook right now.",
  'The customer asked us to cancel.',
  "The meal couldn't be delivered.",
];

export function CancelByAdmin({ order: from }: { order: FragmentType<CancelByAdmin_orderFragment> }) {
  const { id, orderNumber, status } = useCancelByAdmin_order(from);
  const { open, show, close } = useDialogInUrl();
  const cancel = useCancelByAdmin(id);
  if (status === 'DELIVERED' || status === 'CANCELED') return null;
  return (
    <>
      <Button variant="danger" onClick={() => show('cancel')}>
        Cancel order
      </Button>
      {open === 'cancel' && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`Cancel order ${orderNumber}?`}
            description="The plates are available again right away, and any payment is refunded."
            act="Cancel order"
            draftKey={`cancel-${id}`}
            isGrave
            suggestions={reasons}
            hint="The customer and the kitchen see this."
            longest={reasonLengthLimit}
            onAct={cancel}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
