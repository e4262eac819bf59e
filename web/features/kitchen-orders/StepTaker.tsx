import type { FragmentType } from '@apollo/client';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type StepTaker_orderFragment, useStepTaker_order } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmLastStep } from './ConfirmLastStep.tsx';
import { type NextStep, nextStep } from './next-step.ts';
import { isUndoable } from './undoable.ts';
import { useMoveOrder } from './use-move-order.ts';
import { useUndoMove } from './use-undo-move.ts';

interface Props {
  order: FragmentType<StepTaker_orderFragment>;
  now: Date;
}

/** The one thing to do next with an order, large enough for a floury thumb, and the way back from it. */
export function StepTaker({ order: from, now }: Props) {
  const order = useStepTaker_order(from);
  const moveOrder = useMoveOrder();
  const undoMove = useUndoMove();
  const [isAsking, setIsAsking] = useState(false);
  const step = nextStep(order);
  if (!step) return null;

  const take = (taken: NextStep) => {
    setIsAsking(false);
    void moveOrder(order, taken);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isUndoable(order, now) && (
        <Button variant="secondary" isSnug className="min-h-14" onClick={() => void undoMove(order)}>
          <Undo2 aria-hidden className="size-5" />
          Undo
          <span className="sr-only"> the last step of order {order.orderNumber}</span>
        </Button>
      )}
      <Button
        className="min-h-14 flex-1 text-lead"
        onClick={() => (step.isLast ? setIsAsking(true) : take(step))}
      >
        {step.words}
        <span className="sr-only"> order {order.orderNumber}</span>
      </Button>
      <ConfirmLastStep
        open={isAsking}
        order={order}
        step={step}
        onConfirm={() => take(step)}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
