import clsx from 'clsx';
import Check from '~icons/lucide/check';
import { timeSpan } from '../../lib/formats/dates.ts';
import { cutOffWords, platesLeftWords, windowName } from '../../lib/formats/meal-window-words.ts';
import type { MealWindow } from './choose-window.ts';

interface Props {
  name: string;
  window: MealWindow;
  timeZone: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** For example 'Today, dinner', and below it 'order by 3 PM · 6 plates left'. */
export function MealWindowOption({ name, window, timeZone, isChosen, onChoose }: Props) {
  const now = new Date();
  const isSoldOut = window.platesLeft <= 0;
  const words = isSoldOut
    ? [platesLeftWords(0)]
    : [cutOffWords(window.cutOffAt, timeZone, now), platesLeftWords(window.platesLeft)];
  return (
    <label
      className={clsx(
        'relative flex min-h-16 flex-col justify-center rounded-control border px-3 py-2 leading-tight has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isSoldOut
          ? 'cursor-not-allowed border-border bg-sunken text-muted'
          : 'cursor-pointer border-input-border bg-surface has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isSoldOut}
        onChange={onChoose}
        className="sr-only"
      />
      <span className={clsx('font-semibold', isChosen && 'pr-5')}>
        {windowName(window, timeZone, now)} {timeSpan(window.servedFrom, window.servedUntil, timeZone)}
      </span>
      <span className="mt-0.5 text-small text-muted first-letter:uppercase">
        {words.filter(Boolean).join(' · ')}
      </span>
      {isChosen && (
        <Check aria-hidden strokeWidth={3} className="absolute top-2.5 right-2.5 size-4 text-primary" />
      )}
    </label>
  );
}
