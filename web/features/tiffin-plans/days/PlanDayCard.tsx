import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { dayWord } from '../../../lib/formats/dates.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { ChangedMeal } from '../changing/ChangedMeal.tsx';
import { DayLookBadge } from './DayLookBadge.tsx';
import { canChangeDay, dayAction, type PlanDay } from './day-action.ts';
import type { DayAction } from './use-day-changes.ts';

interface Props {
  day: PlanDay;
  timeZone: string;
  /** Whether the plan runs, so that days can be skipped. */
  canChange: boolean;
  isBusy: boolean;
  onChange: (action: DayAction) => void;
  /** Opens what changes dishes and address of the day. */
  onEdit: () => void;
}

const actionWord = (action: ReturnType<typeof dayAction>, { status }: PlanDay): string => {
  if (action === 'skip') return t`Skip`;
  return status === 'SKIPPED' ? t`Unskip` : t`Plan again`;
};

export function PlanDayCard({ day, timeZone, canChange, isBusy, onChange, onEdit }: Props) {
  const { order, reason } = day;
  const changeButton = useRef<HTMLButtonElement>(null);
  const action = canChange ? dayAction(day) : undefined;
  const name = dayWord(day.serviceDate, timeZone, new Date());
  const canEdit = canChange && canChangeDay(day);
  const word = actionWord(action, day);
  return (
    <article
      aria-label={name}
      className="flex items-start gap-3 rounded-card border border-border bg-surface p-3.5"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name}</span>
          <DayLookBadge look={day.look} />
          {day.isChanged && <Badge tone="info">{t`Changed`}</Badge>}
        </p>
        {day.isChanged && <ChangedMeal day={day} />}
        {reason && <p className="mt-1 text-small">{sentenceText(reason)}</p>}
        {order && (
          <Link
            to={paths.order(order.id)}
            className="-mb-2 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
          >
            {order.status === 'CANCELED'
              ? t`Order ${order.orderNumber}, canceled`
              : t`Order ${order.orderNumber}`}
          </Link>
        )}
        {canEdit && (
          <p className="-mb-2 -ml-3.5 flex flex-wrap">
            <Button
              ref={changeButton}
              variant="ghost"
              isSnug
              aria-label={t`Change ${name}`}
              onClick={onEdit}
            >{t`Change`}</Button>
            {day.isChanged && (
              <Button
                variant="ghost"
                isSnug
                aria-label={t`Back to the plan on ${name}`}
                onClick={() => {
                  // This button goes with the change.
                  changeButton.current?.focus();
                  onChange('reset');
                }}
              >{t`Back to the plan`}</Button>
            )}
          </p>
        )}
      </div>
      {action && (
        <Button
          variant="secondary"
          isSnug
          loading={isBusy}
          aria-label={`${word} ${name}`}
          onClick={() => onChange(action)}
        >
          {word}
        </Button>
      )}
    </article>
  );
}
