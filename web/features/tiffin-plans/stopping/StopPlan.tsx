import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import type { PlanDays_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { WhyStop } from './StopReason.tsx';
import { useStopPlan } from './use-stop-plan.ts';

const ConfirmStop = lazyWithRetry(() => import('./ConfirmStop.tsx'));

interface Props {
  plan: Pick<PlanDays_planFragment, 'id' | 'stoppedAt' | 'isRunning' | 'days'> & { openBill: object | null };
  /** Number of days that are shown. */
  first: number;
}

export function StopPlan({ plan, first }: Props) {
  const { open, show, close, isStillOpen } = useDialogInUrl();
  const { stop, isStopping } = useStopPlan(plan.id, first);
  const toast = useToast();
  // Stopping a plan that has ended cancels what is still ordered, and replaces its bill by what is owed.
  const isOver = !plan.isRunning && plan.days.length === 0 && !plan.openBill;
  if (plan.stoppedAt || isOver) return null;

  /** A refusal is shown in the dialog, where what was written stays, or beside it if it was closed meanwhile. */
  const confirm = async (why: WhyStop): Promise<string | undefined> => {
    const refusal = await stop(why);
    if (refusal && isStillOpen('stop')) return refusal;
    if (refusal) {
      toast({ tone: 'danger', title: refusal });
      return undefined;
    }
    await close();
    // The button that opened the dialog is gone; focus the heading instead.
    document.querySelector('h1')?.focus();
    return undefined;
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
            onConfirm={confirm}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
