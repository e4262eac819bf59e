import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import Plus from '~icons/lucide/plus';
import { readDraft } from '../../lib/drafts/drafts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { addressOptions } from './address-options.ts';
import { draftFromLine, newAddressDraft, nextName } from './form/address-draft.ts';
import { useAddresses } from './use-addresses.ts';

/** Most people have an address already; its form comes to those who have none, or want another. */
const SavedAddressForm = lazyWithRetry(() => import('./book/SavedAddressForm.tsx'));

/** The form may come a moment after it was asked for. */
const focusFirst = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

interface Props {
  line: string | null;
  onChoose: (line: string) => void;
}

/** One of the saved addresses of the signed-in person, or a new one, which is saved as well. */
export function AddressChooser({ line, onChoose }: Props) {
  const { addresses, hasFailed, retry } = useAddresses();
  const [isAdding, setIsAdding] = useState(() => readDraft(newAddressDraft) !== undefined);
  const part = useRef<HTMLDivElement>(null);
  const wasAdding = useRef(isAdding);
  useEffect(() => {
    if (wasAdding.current === isAdding) return;
    wasAdding.current = isAdding;
    part.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  }, [isAdding]);
  if (hasFailed) return <ErrorState onRetry={retry} />;
  if (!addresses) return <Skeleton className="h-20" />;

  const options = addressOptions(addresses, line);
  const take = (saved: string) => {
    setIsAdding(false);
    onChoose(saved);
  };
  if (options.length === 0 || isAdding)
    return (
      <div ref={part} className="flex flex-col gap-3">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <div ref={isAdding ? focusFirst : undefined}>
            <SavedAddressForm start={draftFromLine(null, nextName(addresses))} onSaved={take} />
          </div>
        </Suspense>
        {isAdding && (
          <Button variant="ghost" onClick={() => setIsAdding(false)}>{t`Back to my addresses`}</Button>
        )}
      </div>
    );
  return (
    <div ref={part} className="flex flex-col gap-3">
      <RadioCards
        legend={t`Choose a delivery address`}
        hideLegend
        options={options.map(option => ({ ...option, description: <AddressBlock line={option.value} /> }))}
        value={line}
        onChange={onChoose}
      />
      <Button variant="secondary" onClick={() => setIsAdding(true)}>
        <Plus aria-hidden className="size-5" /> {t`Another address`}
      </Button>
    </div>
  );
}
