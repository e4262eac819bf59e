import { Suspense } from 'react';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { StopInForce } from './StopOrderingDialog.tsx';
import { placeName, type StopPlace } from './stop-place.ts';

const StopOrderingDialog = lazyWithRetry(() => import('./StopOrderingDialog.tsx'));

interface Props {
  place: StopPlace;
  /** What is in force there already, and changes. */
  stop?: StopInForce;
}

export function StopOrdering({ place, stop }: Props) {
  const { open, show, close } = useDialogInUrl();
  const dialog = `${stop ? 'change' : 'new'}-stop-${place?.id ?? 'everywhere'}`;
  const isNewEverywhere = place === null && !stop;
  const words = stop ? 'Change' : 'Stop ordering';
  return (
    <>
      <Button
        variant="secondary"
        isSnug={!isNewEverywhere}
        aria-label={
          isNewEverywhere ? undefined : `${stop ? 'Change the stop' : 'Stop ordering'} in ${placeName(place)}`
        }
        onClick={() => show(dialog)}
      >
        {isNewEverywhere ? 'Stop all ordering' : words}
      </Button>
      {open === dialog && (
        <Suspense fallback={null}>
          <StopOrderingDialog place={place} stop={stop} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
