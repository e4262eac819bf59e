import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type SuspendKitchen_kitchenFragment, useSuspendKitchen_kitchen } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useKitchenDecision } from './use-kitchen-decision.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

const suspending = [
  'Several customers complained about hygiene.',
  'Orders were not cooked or not delivered.',
  'A certificate has expired.',
  'It cooks outside a home kitchen.',
];
const reinstating = [
  'The complaint is resolved.',
  'The certificate was renewed.',
  'It was suspended by mistake.',
];

/** Suspends a kitchen, or reinstates a suspended one. */
export function SuspendKitchen({ kitchen: from }: { kitchen: FragmentType<SuspendKitchen_kitchenFragment> }) {
  const { id, status, openOrders, supplier } = useSuspendKitchen_kitchen(from);
  const { open, show, close } = useDialogInUrl();
  const { suspend, reinstate } = useKitchenDecision(id, supplier.kitchenName);
  const isSuspended = status === 'SUSPENDED';
  const act = isSuspended ? 'Reinstate' : 'Suspend';
  const orders =
    openOrders === 1 ? "Its open order isn't affected" : `Its ${openOrders} open orders aren't affected`;
  const consequence = isSuspended
    ? 'It can sell again, and is listed unless something else blocks it.'
    : `It's unlisted immediately and takes no new orders. ${openOrders > 0 ? `${orders}.` : ''}`;
  return (
    <>
      <Button variant={isSuspended ? 'primary' : 'danger'} onClick={() => show('suspend')}>
        {act} kitchen
      </Button>
      {open === 'suspend' && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`${act} ${supplier.kitchenName}?`}
            description={consequence}
            act={act}
            draftKey={`${act}-${id}`}
            isGrave={!isSuspended}
            suggestions={isSuspended ? reinstating : suspending}
            hint="Saved in the audit trail."
            longest={reasonLengthLimit}
            onAct={isSuspended ? reinstate : suspend}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
