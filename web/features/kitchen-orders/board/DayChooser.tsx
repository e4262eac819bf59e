import { t } from '@lingui/core/macro';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { shortDay } from '../../../lib/formats/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';

interface Props {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

const dayName = (day: string, today: string) => {
  if (day === today) return t`Today`;
  if (day === daysAfter(today, 1)) return t`Tomorrow`;
  return day === daysAfter(today, -1) ? t`Yesterday` : undefined;
};

/** Which day is shown, and the days beside it. */
export function DayChooser({ day, today, onChange }: Props) {
  const name = dayName(day, today);
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <IconButton label={t`Day before`} onClick={() => onChange(daysAfter(day, -1))} className="-ml-2">
        <ChevronLeft aria-hidden />
      </IconButton>
      <p aria-live="polite" className="text-lead font-semibold">
        {name && <>{name}, </>}
        <span className={name && 'font-normal text-muted'}>{shortDay(day)}</span>
      </p>
      <IconButton label={t`Day after`} onClick={() => onChange(daysAfter(day, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
      {day !== today && (
        <Button variant="ghost" isSnug onClick={() => onChange(today)}>
          {t`Back to today`}
        </Button>
      )}
    </div>
  );
}
