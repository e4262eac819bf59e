import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import Plus from '~icons/lucide/plus';
import { mealtimes } from '../../../schema/constants.ts';
import type { CookingWeek_weekFragment, Mealtime } from '../../generated/graphql.ts';
import { weekdayName } from '../../lib/formats/weekdays.ts';
import { mealDialog } from './meal-dialog.ts';
import { cutOffText, mealtimeName, openOrdersFor, platesPlanned } from './week-words.ts';

interface Props {
  week: CookingWeek_weekFragment;
  weekday: number;
  /** Not where it is the same every day and said above the week. */
  hasSum: boolean;
  show: (dialog: string) => void;
}

export function WeekdayRow({ week, weekday, hasSum, show }: Props) {
  const plans = week.plans.filter(plan => plan.weekday === weekday);
  return (
    <section
      aria-labelledby={`weekday-${weekday}`}
      className="rounded-card border border-border bg-surface p-3 @min-[64rem]:row-span-2 @min-[64rem]:grid @min-[64rem]:grid-rows-subgrid @min-[64rem]:gap-y-0 @min-[64rem]:p-2"
    >
      <div className="mb-2 flex flex-wrap content-start items-baseline justify-between gap-x-3">
        <h2 id={`weekday-${weekday}`} className="font-semibold">
          {weekdayName(weekday)}
        </h2>
        {hasSum && (
          <p className="text-small text-muted tabular-nums">
            {platesText(platesPlanned(plans, weekday), week.capacity)}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-2 @min-[64rem]:auto-rows-fr @min-[64rem]:grid-cols-1">
        {mealtimes.map(mealtime => (
          <MealCell
            key={mealtime}
            weekday={weekday}
            mealtime={mealtime}
            plan={plans.find(plan => plan.mealtime === mealtime)}
            ordered={openOrdersFor(week, weekday, mealtime)?.plates ?? 0}
            onOpen={() => show(mealDialog(weekday, mealtime))}
          />
        ))}
      </div>
    </section>
  );
}

const platesText = (planned: number, capacity: number): string => {
  if (planned === 0) return t`No cooking`;
  if (planned <= capacity) return t`${planned} of ${capacity} plates`;
  return t`${planned} plates planned, ${capacity} sold at most`;
};

interface CellProps {
  weekday: number;
  mealtime: Mealtime;
  plan: CookingWeek_weekFragment['plans'][number] | undefined;
  ordered: number;
  onOpen: () => void;
}

function MealCell({ weekday, mealtime, plan, ordered, onOpen }: CellProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className={clsx(
        'flex min-h-20 min-w-0 flex-col items-start rounded-control border p-2.5 text-left leading-tight',
        plan
          ? 'border-primary/40 bg-primary-soft hover:border-primary'
          : 'border-dashed border-input-border text-muted hover:bg-sunken',
      )}
    >
      <span className="text-small font-medium">
        <span className="sr-only">{weekdayName(weekday)} </span>
        {mealtimeName(mealtime)}
      </span>
      {plan ? (
        <>
          <span className="mt-1 text-title font-bold tabular-nums">
            {plan.plates}
            <span className="font-normal text-small"> {t`plates`}</span>
          </span>
          <span className="mt-0.5 text-small text-muted">
            {t({ message: `by ${cutOffText(plan.cutOffMinutes)}`, context: 'cut-off' })}
          </span>
        </>
      ) : (
        <span className="mt-auto inline-flex items-center gap-1 text-small">
          <Plus aria-hidden className="size-4" /> {t`Add`}
        </span>
      )}
      {ordered > 0 && <span className="mt-0.5 text-small font-semibold">{t`${ordered} ordered`}</span>}
    </button>
  );
}
