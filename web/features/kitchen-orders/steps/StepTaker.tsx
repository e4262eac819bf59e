import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import Clock from '~icons/lucide/clock';
import Undo2 from '~icons/lucide/undo-2';
import { type StepTaker_orderFragment, useStepTaker_order } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { momentFrom } from '../../../lib/formats/dates.ts';
import { useSteady } from '../../../lib/use-steady.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmLastStep } from './ConfirmLastStep.tsx';
import { type NextStep, nextStep, waitsUntil } from './next-step.ts';
import { isUndoable } from './undoable.ts';
import { useMoveOrder } from './use-move-order.ts';
import { useUndoMove } from './use-undo-move.ts';

interface Props {
  order: FragmentType<StepTaker_orderFragment>;
  timeZone: string;
  now: Date;
}

/** The next step of an order as one large button, with undo. */
export function StepTaker({ order: from, timeZone, now }: Props) {
  const order = useSteady(useStepTaker_order(from));
  const moveOrder = useMoveOrder();
  const undoMove = useUndoMove();
  const { open, show, close } = useDialogInUrl();
  const question = `last-step-${order.id}`;
  const step = nextStep(order);
  if (!step) return null;
  const { words } = step;

  const opensAt = waitsUntil(order, now);
  const take = (taken: NextStep) => {
    void close();
    void moveOrder(order, taken);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isUndoable(order, now) && (
        <Button variant="secondary" isSnug className="min-h-14" onClick={() => void undoMove(order)}>
          <Undo2 aria-hidden className="size-5" />
          {t`Undo`}
          <span className="sr-only"> {t`the last step of order ${order.orderNumber}`}</span>
        </Button>
      )}
      {opensAt ? (
        <p className="flex min-h-14 flex-1 items-center justify-center gap-2 rounded-control border border-border border-dashed px-3 text-muted">
          <Clock aria-hidden className="size-5 shrink-0" />
          {t`${words} from ${momentFrom(opensAt, timeZone, now)}`}
        </p>
      ) : (
        <Button
          className="min-h-14 flex-1 text-lead"
          onClick={() => (step.isLast ? show(question) : take(step))}
        >
          {words}
          <span className="sr-only"> {t`order ${order.orderNumber}`}</span>
        </Button>
      )}
      {open === question && step.isLast && (
        <ConfirmLastStep order={order} step={step} onConfirm={() => take(step)} onClose={close} />
      )}
    </div>
  );
}
