import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { type EndKitchenPause_kitchenFragment, useEndKitchenPause_kitchen } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useKitchenDecision } from './use-kitchen-decision.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

/** Ends a pause that an admin decided. */
export function EndKitchenPause({
  kitchen: from,
}: {
  kitchen: FragmentType<EndKitchenPause_kitchenFragment>;
}) {
  const { id, pausedByStaffUntil, supplier } = useEndKitchenPause_kitchen(from);
  const { open, show, close } = useDialogInUrl();
  const { endPause } = useKitchenDecision(id, supplier.kitchenName);
  if (!pausedByStaffUntil) return null;
  return (
    <>
      <Button onClick={() => show('end-pause')}>{t`End pause`}</Button>
      {open === 'end-pause' && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t`End the pause of ${supplier.kitchenName}?`}
            description={t`It can take orders again, unless its cook takes a longer break or it is suspended.`}
            act={t`End pause`}
            hint={t`Sent to the cook, and saved in the audit trail.`}
            longest={reasonLengthLimit}
            draftKey={`end-pause-${id}`}
            onAct={endPause}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
