import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import TreePalm from '~icons/lucide/tree-palm';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const HolidaySheet = lazyWithRetry(() => import('./HolidaySheet.tsx'));

interface Props {
  today: string;
  kitchenOf: (planId: string) => string;
}

export function OnHoliday(props: Props) {
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => show('holiday')}>
        <TreePalm aria-hidden className="size-5" /> {t`On holiday`}
      </Button>
      {open === 'holiday' && (
        <Suspense fallback={null}>
          <HolidaySheet {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
