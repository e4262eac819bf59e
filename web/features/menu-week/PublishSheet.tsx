import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { shortDay } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';

interface Props {
  /** Days of drafted menus, the first one first. */
  days: readonly string[];
  countUntil: (day: string) => number;
  isPublishing: boolean;
  refusal: string | undefined;
  onPublish: (lastDay: string) => void;
  onClose: () => void;
}

/** Without a day left, because orders of all changed meals have closed, it says only that. */
export default function PublishSheet({ days, countUntil, isPublishing, refusal, onPublish, onClose }: Props) {
  const [chosen, choose] = useState<string>();
  const lastDay = days.find(day => day === chosen) ?? days.at(-1);
  return (
    <Sheet
      onClose={onClose}
      title={t`Publish menus`}
      description={t`Customers see them right away. Existing orders aren't affected.`}
    >
      <div className="flex flex-col gap-4">
        {lastDay && (
          <SelectField
            label={t`Until`}
            value={lastDay}
            onChange={event => choose(event.target.value)}
            hint={changedWords(countUntil(lastDay))}
          >
            {days.map(day => (
              <option key={day} value={day}>
                {shortDay(day)}
              </option>
            ))}
          </SelectField>
        )}
        <FormRefusal message={refusal} />
        {lastDay && (
          <Button
            fullWidth
            loading={isPublishing}
            onClick={() => onPublish(lastDay)}
          >{t`Publish until ${shortDay(lastDay)}`}</Button>
        )}
      </div>
    </Sheet>
  );
}

const changedWords = (meals: number) =>
  plural(meals, { one: '# meal is changed', other: '# meals are changed' });
