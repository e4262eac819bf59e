import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type CancelByAdmin_orderFragment, useCancelByAdmin_order } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { late } from '../../ui/late.ts';
import { useCancelByAdmin } from './use-cancel-by-admin.ts';

const ReasonDialog = late(() => import('../../ui/ReasonDialog.tsx'));

const reasons = [
  'The kitchen cannot cook at the moment.',
  'The customer asked us to cancel.',
  'The meal could not be handed over.',
];

export function CancelByAdmin({ order: from }: { order: FragmentType<CancelByAdmin_orderFragment> }) {
  const { id, orderNumber, status } = useCancelByAdmin_order(from);
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelByAdmin(id);
  if (status === 'DELIVERED' || status === 'CANCELLED') return null;
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Cancel order
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`Cancel order ${orderNumber}?`}
            description="The plates can be ordered again at once, and what was paid is given back."
            act="Cancel order"
            isGrave
            suggestions={reasons}
            hint="The customer and the kitchen read this."
            longest={reasonLengthLimit}
            onAct={cancel}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
