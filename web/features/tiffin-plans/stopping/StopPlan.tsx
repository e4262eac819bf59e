import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import type { PlanDays_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { WhyStop } from './StopReason.tsx';
import { useStopPlan } from './use-stop-plan.ts';

const ConfirmStop = lazyWithRetry(() => import('./ConfirmStop.tsx'));

interface Props {
  plan: Pick<PlanDays_planFragment, 'id' | 'stoppedAt' | 'days'>;
  /** Number of days that are shown. */
  first: number;
}

export function StopPlan({ plan, first }: Props) {
  const { open, show, close } = useDialogInUrl();
  const { stop, isStopping } = useStopPlan(plan.id, first);
  const [refusal, setRefusal] = useState<string>();
  if (plan.stoppedAt) return null;

  const confirm = async (why: WhyStop) => {
    setRefusal(undefined);
    const refused = await stop(why);
    setRefusal(refused);
    // The dialog stays, with the words in it.
    if (refused) return;
    await close();
    // The button that opened the dialog is gone; focus the heading instead.
    document.querySelector('h1')?.focus();
  };
  const ask = () => {
    setRefusal(undefined);
    show('stop');
  };
  return (
    <section aria-label={t`Stop plan`}>
      <Button variant="danger" onClick={ask}>{t`Stop plan`}</Button>
      {open === 'stop' && (
        <Suspense fallback={null}>
          <ConfirmStop
            planId={plan.id}
            orders={plan.days.flatMap(({ order }) => order ?? [])}
            isStopping={isStopping}
            refusal={refusal}
            onConfirm={why => void confirm(why)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
