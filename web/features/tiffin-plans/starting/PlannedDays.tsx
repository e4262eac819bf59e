import { t } from '@lingui/core/macro';
import { tiffinPlanDaysAhead } from '../../../../schema/constants.ts';
import { planDaysFrom } from '../../../../schema/rules/tiffin-days.ts';
import { shortDay } from '../../../lib/formats/dates.ts';

const shown = 14;

interface Props {
  weekdays: readonly number[];
  /** Both are empty while nothing is chosen. */
  startsOn: string;
  endsOn: string;
}

/** The first days that the chosen plan has a meal on. */
export function PlannedDays({ weekdays, startsOn, endsOn }: Props) {
  const days = startsOn
    ? planDaysFrom({ weekdays, startsOn, endsOn: endsOn || null }, startsOn, shown, tiffinPlanDaysAhead)
    : [];
  return (
    <section aria-labelledby="planned-days">
      <h2 id="planned-days" className="text-title font-bold">{t`Next meals`}</h2>
      {days.length === 0 ? (
        <p className="mt-1 text-muted">{t`Choose weekdays, and you see the days here.`}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {days.map(day => (
            <li key={day} className="rounded-full bg-sunken px-3 py-1 text-small tabular-nums">
              {shortDay(day)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
