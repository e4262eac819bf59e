import { Suspense } from 'react';
import Plus from '~icons/lucide/plus';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const AddCityDialog = lazyWithRetry(() => import('./AddCityDialog.tsx'));

export function AddCity() {
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button onClick={() => show('new-city')}>
        <Plus aria-hidden className="size-5" /> Add a city
      </Button>
      {open === 'new-city' && (
        <Suspense fallback={null}>
          <AddCityDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
