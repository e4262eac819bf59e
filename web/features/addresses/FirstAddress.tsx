import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { readStored } from '../../lib/stored.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AddressBook } from './book/AddressBook.tsx';
import SavedAddressForm from './book/SavedAddressForm.tsx';
import { draftFromLine, nextName } from './form/address-draft.ts';
import { useAddresses } from './use-addresses.ts';

/** Asks a new customer for an address, and shows those that are there to everybody else. */
export function FirstAddress({ onDone }: { onDone: () => void }) {
  const { addresses, hasFailed, retry } = useAddresses();
  const [isSaved, setIsSaved] = useState(false);
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSaved) goOn.current?.focus();
  }, [isSaved]);
  const [typedBefore] = useState(() => readStored('deliveryAddress'));
  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (!addresses) return <Skeleton className="h-96 rounded-card" />;
  if (addresses.length > 0)
    return (
      <div className="flex flex-col gap-6">
        <AddressBook />
        <Button ref={goOn} fullWidth onClick={onDone}>{t`Continue`}</Button>
      </div>
    );
  const start = { ...draftFromLine(typedBefore, nextName(addresses)), isDefault: true };
  return (
    <div className="flex flex-col gap-3">
      <SavedAddressForm start={start} onSaved={() => setIsSaved(true)} />
      <Button variant="ghost" fullWidth onClick={onDone}>{t`Not now`}</Button>
    </div>
  );
}
