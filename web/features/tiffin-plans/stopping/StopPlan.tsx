import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { PlanDays_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { WhyStop } from './StopReason.tsx';
import { useStopPlan } from './use-stop-plan.ts';

const ConfirmStop = lazyWithRetry(() => import('./ConfirmStop.tsx'));

interface Props {
  plan: PlanDays_planFragment;
  /** Number of days that are shown. */
  first: number;
}

export function StopPlan({ plan, first }: Props) {
  const { open, show, close } = useDialogInUrl();
  const { stop, isStopping } = useStopPlan(plan.id, first);
  if (plan.stoppedAt) return null;

  const confirm = async (why: WhyStop) => {
    const isStopped = await stop(why);
    await close();
    // The button that opened the dialog is gone; focus the heading instead.
    if (isStopped) document.querySelector('h1')?.focus();
  };
  return (
    <section aria-label={t`Stop plan`}>
      <Button variant="danger" onClick={() => show('stop')}>{t`Stop plan`}</Button>
      {open === 'stop' && (
        <Suspense fallback={null}>
          <ConfirmStop
            planId={plan.id}
            orders={plan.days.flatMap(({ order }) => order ?? [])}
            isStopping={isStopping}
            onConfirm={why => void confirm(why)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
