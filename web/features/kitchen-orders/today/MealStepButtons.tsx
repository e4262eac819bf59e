import { t } from '@lingui/core/macro';
import Clock from '~icons/lucide/clock';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { momentFrom } from '../../../lib/formats/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { HandOverSheet } from './HandOverSheet.tsx';
import type { MealStep, TodayOrder } from './meal-steps.ts';
import { stepWords } from './step-words.ts';

interface Props {
  /** Tells the dialogs of the meals apart. */
  meal: string;
  steps: readonly MealStep[];
  isMoving: boolean;
  timeZone: string;
  now: Date;
  onMove: (orders: readonly TodayOrder[], to: OrderStatus) => void;
}

/** What to do now, as one large button for each step that orders of the meal can take. */
export function MealStepButtons({ meal, steps, isMoving, timeZone, now, onMove }: Props) {
  const { open, show, close } = useDialogInUrl();
  const question = `hand-over-${meal}`;
  const last = steps.find(({ to }) => to === 'DELIVERED');
  const first = steps.find(({ opensAt }) => !opensAt);
  return (
    <div className="flex flex-col gap-2">
      {steps.map(step =>
        step.opensAt ? (
          <p
            key={step.to}
            className="flex min-h-14 items-center justify-center gap-2 rounded-control border border-border border-dashed px-3 text-center text-muted"
          >
            <Clock aria-hidden className="size-5 shrink-0" />
            {t`${stepWords(step)}: from ${momentFrom(step.opensAt, timeZone, now)}`}
          </p>
        ) : (
          <Button
            key={step.to}
            variant={step === first ? 'primary' : 'secondary'}
            className="min-h-14 text-lead"
            fullWidth
            loading={isMoving}
            onClick={() => (step === last ? show(question) : onMove(step.orders, step.to))}
          >
            {stepWords(step)}
            <span className="tabular-nums">{step.orders.length}</span>
          </Button>
        ),
      )}
      {open === question && last && (
        <HandOverSheet
          orders={last.orders}
          onClose={close}
          onConfirm={orders => {
            void close();
            onMove(orders, 'DELIVERED');
          }}
        />
      )}
    </div>
  );
}
