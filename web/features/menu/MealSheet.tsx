import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { dayWord } from '../../lib/formats/dates.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { isSameWindow, type MealWindow, type WindowChoice } from './choose-window.ts';
import { MealWindowOption } from './MealWindowOption.tsx';

interface Props {
  windows: readonly MealWindow[];
  timeZone: string;
  value: WindowChoice | undefined;
  onChoose: (window: WindowChoice) => void | Promise<void>;
  onClose: () => void | Promise<void>;
}

/** The days of the week, and below them the meals of the chosen day. Sold-out meals stay in view and say so. */
export default function MealSheet({ windows, timeZone, value, onChoose, onClose }: Props) {
  const days = [...new Set(windows.map(({ serviceDate }) => serviceDate))];
  const [day, setDay] = useState(value?.serviceDate ?? days[0]);
  const dayName = useId();
  const mealName = useId();
  const now = new Date();
  return (
    <Sheet onClose={onClose} title={t`When would you like to eat?`}>
      <fieldset className="relative -mx-5 mb-4 flex min-w-0 gap-2 overflow-x-auto px-5 py-1">
        <legend className="sr-only">{t`Day`}</legend>
        {days.map(each => (
          <label
            key={each}
            className={clsx(
              'flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-4 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              each === day ? 'border-primary bg-primary-soft text-primary' : 'border-input-border bg-surface',
            )}
          >
            <input
              type="radio"
              name={dayName}
              checked={each === day}
              onChange={() => setDay(each)}
              className="sr-only"
            />
            {dayWord(each, timeZone, now)}
          </label>
        ))}
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{t`Meal`}</legend>
        {windows
          .filter(({ serviceDate }) => serviceDate === day)
          .map(window => (
            <MealWindowOption
              key={window.mealtime}
              name={mealName}
              window={window}
              timeZone={timeZone}
              isChosen={isSameWindow(window, value)}
              onChoose={() => void onChoose(window)}
            />
          ))}
      </fieldset>
    </Sheet>
  );
}
