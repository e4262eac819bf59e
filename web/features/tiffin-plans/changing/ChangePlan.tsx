import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Pencil from '~icons/lucide/pencil';
import type { EditedPlan_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { AddressOption } from './AddressSelect.tsx';

const ChangePlanSheet = lazyWithRetry(() => import('./ChangePlanSheet.tsx'));

interface Props {
  plan: EditedPlan_planFragment;
  /** Number of days that are shown. */
  first: number;
  addresses: readonly AddressOption[];
}

/** Opens what changes a running plan from now on. */
export function ChangePlan(props: Props) {
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => show('change')}>
        <Pencil aria-hidden className="size-5" /> {t`Change plan`}
      </Button>
      {open === 'change' && (
        <Suspense fallback={null}>
          <ChangePlanSheet {...props} onClose={() => void close()} />
        </Suspense>
      )}
    </>
  );
}
