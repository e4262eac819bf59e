import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import {
  type MealWindowChooser_supplierFragment,
  useMealWindowChooser_supplier,
} from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { isSameWindow, type WindowChoice } from './choose-window.ts';
import { MealWindowOption } from './MealWindowOption.tsx';

interface Props {
  supplier: FragmentType<MealWindowChooser_supplierFragment>;
  value: WindowChoice | undefined;
  onChange: (window: WindowChoice) => void;
}

const shownAtFirst = 4;

/** The next meals of the kitchen, in its own time zone. Sold-out ones stay in view and say so. */
export function MealWindowChooser({ supplier: from, value, onChange }: Props) {
  const { mealWindows, city } = useMealWindowChooser_supplier(from);
  const [showsAll, setShowsAll] = useState(false);
  const name = useId();

  const chosen = mealWindows.findIndex(window => isSameWindow(window, value));
  const shown = showsAll ? mealWindows : mealWindows.slice(0, Math.max(shownAtFirst, chosen + 1));
  const hidden = mealWindows.length - shown.length;

  return (
    <fieldset>
      <legend className="mb-2 text-title font-bold">{t`When would you like to eat?`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
        {shown.map(window => (
          <MealWindowOption
            key={`${window.serviceDate} ${window.mealtime}`}
            name={name}
            window={window}
            timeZone={city.timeZone}
            isChosen={isSameWindow(window, value)}
            onChoose={() => onChange(window)}
          />
        ))}
      </div>
      {hidden > 0 && (
        <Button variant="ghost" className="mt-1 -ml-5" onClick={() => setShowsAll(true)}>
          {t`More dates`}
        </Button>
      )}
    </fieldset>
  );
}
