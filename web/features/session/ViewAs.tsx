import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { viewMinutes } from '../../../schema/rules/staff.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useStartViewAs } from './use-view-as.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

const reasons = ['They asked for help with an order.', 'They reported that a screen looks wrong.'];

/** Lets staff see the product as a person sees it. */
export function ViewAs({ personId, name }: { personId: string; name: string }) {
  const { open, show, close } = useDialogInUrl();
  const view = useStartViewAs(personId);
  return (
    <>
      <Button variant="secondary" onClick={() => show('view-as')}>
        View as
      </Button>
      {open === 'view-as' && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`View as ${name}?`}
            description={`You see what ${name} sees, for at most ${viewMinutes} minutes. Nothing can be changed.`}
            act="View"
            draftKey={`view-as-${personId}`}
            suggestions={reasons}
            hint="Saved in the audit trail of this person."
            longest={reasonLengthLimit}
            onAct={view.start}
            onClose={close}
            onDone={view.show}
          />
        </Suspense>
      )}
    </>
  );
}
