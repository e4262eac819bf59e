import { Suspense } from 'react';
import type { CityAdmin_cityFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const ManageCityDialog = lazyWithRetry(() => import('./ManageCityDialog.tsx'));

/** Merging and removing: rare, so behind a button of their own. */
export function ManageCity({ city }: { city: CityAdmin_cityFragment }) {
  const { id, name, state, kitchens } = city;
  const { open, show, close } = useDialogInUrl();
  const dialog = `manage-${id}`;
  const words = kitchens.registered > 0 ? 'Merge' : 'Merge or remove';
  return (
    <>
      <Button variant="ghost" isSnug aria-label={`${words} ${name}, ${state}`} onClick={() => show(dialog)}>
        {words}
      </Button>
      {open === dialog && (
        <Suspense fallback={null}>
          <ManageCityDialog city={city} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
