import { t } from '@lingui/core/macro';
import Clock from '~icons/lucide/clock';
import Flame from '~icons/lucide/flame';
import Moon from '~icons/lucide/moon';
import { dayWord, timeSpan } from '../../lib/formats/dates.ts';
import { cutOffWords, platesLeftWords, windowName } from '../../lib/formats/meal-window-words.ts';
import { Badge } from '../../ui/display/Badge.tsx';

interface Props {
  pausedUntil: string | null;
  window: {
    serviceDate: string;
    mealtime: 'BREAKFAST' | 'LUNCH' | 'DINNER';
    cutOffAt: string;
    servedFrom: string;
    servedUntil: string;
    platesLeft: number;
  } | null;
  timeZone: string;
}

/** When one eats next from this kitchen, until when one may order, and how much is left when it is little. */
export function NextMeal({ pausedUntil, window, timeZone }: Props) {
  const now = new Date();
  if (pausedUntil) {
    return (
      <p className="flex items-start gap-1.5 text-small text-muted">
        <Moon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t`On a break until ${dayWord(pausedUntil, timeZone, now)}`}
      </p>
    );
  }
  if (!window) {
    return <p className="pt-2 text-small text-muted">{t`No meals planned yet`}</p>;
  }
  const plates = platesLeftWords(window.platesLeft);
  return (
    <div className="flex flex-col items-start gap-1.5 text-small">
      <p className="flex items-start gap-1.5">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
        <span>
          <span className="font-semibold">
            {windowName(window, timeZone, now)} {timeSpan(window.servedFrom, window.servedUntil, timeZone)}
          </span>
          <span className="text-muted"> · {cutOffWords(window.cutOffAt, timeZone, now)}</span>
        </span>
      </p>
      {plates && (
        <Badge tone="warn" icon={<Flame aria-hidden />}>
          {plates}
        </Badge>
      )}
    </div>
  );
}
