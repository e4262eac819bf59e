import { plural } from '@lingui/core/macro';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { orderedContentWords } from '../../../food/meal-content-words.ts';
import type { PrepTicks_dishFragment } from '../../../generated/graphql.ts';
import { Tick } from '../../../ui/forms/Checkbox.tsx';

interface Props {
  dish: PrepTicks_dishFragment;
  onTick: (isTicked: boolean) => void;
  /** More about the dish, below its name. */
  children?: ReactNode;
}

/** A dish to tick off, large enough for a wet thumb. */
export function DishTick({ dish, onTick, children }: Props) {
  const { dishName, mealContent, plates, choices, tickedPlates, isTicked } = dish;
  const id = useId();
  const added = plates - tickedPlates;
  return (
    <label htmlFor={id} className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
      <Tick id={id} checked={isTicked} onChange={event => onTick(event.target.checked)} />
      <span className="min-w-0">
        <span
          className={clsx(
            'block text-lead leading-snug font-semibold',
            isTicked && 'text-muted line-through print:text-ink print:no-underline',
          )}
        >
          {dishName}
        </span>
        {mealContent !== null && (
          <span className="block font-medium wrap-anywhere">{orderedContentWords(mealContent)}</span>
        )}
        {[...new Set(choices.map(({ group }) => group))].map(group => (
          <span key={group} className="block font-medium wrap-anywhere">
            {group}: {countedWords(choices.filter(choice => choice.group === group))}
          </span>
        ))}
        {tickedPlates > 0 && added > 0 && (
          <span className="block font-medium text-warn">
            {plural(added, { one: `${added} more was ordered`, other: `${added} more were ordered` })}
          </span>
        )}
        {children}
      </span>
    </label>
  );
}

/** For example 'Roti 14, Rice 6'. */
const countedWords = (choices: PrepTicks_dishFragment['choices']): string =>
  choices.map(({ name, portions }) => `${name} ${portions}`).join(', ');
