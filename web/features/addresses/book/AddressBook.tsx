import { t } from '@lingui/core/macro';
import { lazy, Suspense, useRef } from 'react';
import House from '~icons/lucide/house';
import Plus from '~icons/lucide/plus';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { nextName } from '../form/address-draft.ts';
import { useAddresses } from '../use-addresses.ts';
import { SavedAddressRow } from './SavedAddressRow.tsx';

const SavedAddressDialog = lazy(() => import('./SavedAddressDialog.tsx'));
const adding = 'new-address';

/** The saved addresses of the signed-in person: add, change, remove, and which comes first. */
export function AddressBook() {
  const { addresses, hasFailed, retry } = useAddresses();
  const { open, show, close } = useDialogInUrl();
  const book = useRef<HTMLDivElement>(null);
  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (!addresses) return <Skeleton className="h-24 rounded-card" />;

  const edited = open === adding ? { newName: nextName(addresses) } : addresses.find(({ id }) => id === open);
  return (
    <div ref={book} tabIndex={-1}>
      {addresses.length === 0 ? (
        <EmptyState
          icon={<House />}
          title={t`No saved addresses yet`}
          text={t`Save your home or work address once and check out faster.`}
          action={<Button onClick={() => show(adding)}>{t`Add an address`}</Button>}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {addresses.map(address => (
              <li key={address.id}>
                <SavedAddressRow
                  address={address}
                  onEdit={() => show(address.id)}
                  onRemoved={() => book.current?.focus()}
                />
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => show(adding)}>
            <Plus aria-hidden className="size-5" /> {t`Add an address`}
          </Button>
        </div>
      )}
      {edited && (
        <Suspense fallback={null}>
          <SavedAddressDialog address={edited} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
