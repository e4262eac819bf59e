import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';
import Clock from '~icons/lucide/clock';
import { type MealPicker_supplierFragment, useMealPicker_supplier } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { timeSpan } from '../../lib/formats/dates.ts';
import { cutOffWords, windowName } from '../../lib/formats/meal-window-words.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { isSameWindow, type MealWindow, type WindowChoice } from './choose-window.ts';

const MealSheet = lazyWithRetry(() => import('./MealSheet.tsx'));

interface Props {
  supplier: FragmentType<MealPicker_supplierFragment>;
  value: WindowChoice | undefined;
  onChange: (window: WindowChoice) => void;
  className?: string;
}

/** One line: which meal is ordered. It opens the days and meals to choose from. */
export function MealPicker({ supplier: from, value, onChange, className }: Props) {
  const { mealWindows, city } = useMealPicker_supplier(from);
  const { open, show, close } = useDialogInUrl();
  const chosen = mealWindows.find(window => isSameWindow(window, value));
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => show('meal')}
        className="flex min-h-11 w-full items-center gap-2 rounded-control border border-input-border bg-surface px-3 py-1.5 text-left leading-tight hover:bg-sunken"
      >
        <Clock aria-hidden className="size-5 shrink-0 text-leaf" />
        <span className="min-w-0 flex-1">
          {chosen ? <ChosenMeal window={chosen} timeZone={city.timeZone} /> : t`Choose a meal`}
        </span>
        <span className="sr-only">{t`Change the meal`}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {open === 'meal' && (
        <Suspense fallback={null}>
          <MealSheet
            windows={mealWindows}
            timeZone={city.timeZone}
            value={value}
            onChoose={async window => {
              await close();
              onChange(window);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** For example 'Today, lunch 12 – 2 PM · order by 10 AM'. */
function ChosenMeal({ window, timeZone }: { window: MealWindow; timeZone: string }) {
  const now = new Date();
  return (
    <>
      <span className="font-semibold">
        {windowName(window, timeZone, now)} {timeSpan(window.servedFrom, window.servedUntil, timeZone)}
      </span>
      <span className="text-small text-muted"> · {cutOffWords(window.cutOffAt, timeZone, now)}</span>
    </>
  );
}
