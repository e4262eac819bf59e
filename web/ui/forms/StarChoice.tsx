import { plural, t } from '@lingui/core/macro';
import { useId } from 'react';
import Star from '~icons/lucide/star';

interface Props {
  legend: string;
  value: number | null;
  onChange: (stars: number) => void;
  error?: string;
}

const words = () => [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Wonderful`];

/** One to five stars as a group of radio buttons: arrow keys move, the word below says what a star means. */
export function StarChoice({ legend, value, onChange, error }: Props) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col items-center">
      <legend className="mb-1 w-full text-center font-medium">{legend}</legend>
      <div className="flex">
        {words().map((word, index) => {
          const stars = index + 1;
          return (
            <label
              key={word}
              className="flex size-13 cursor-pointer items-center justify-center rounded-full transition-transform duration-150 active:scale-90 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <Star
                aria-hidden
                className={
                  value !== null && stars <= value ? 'size-9 fill-star text-star' : 'size-9 text-input-border'
                }
              />
              <span className="sr-only">
                {plural(stars, { one: '# star', other: '# stars' })}: {word}
              </span>
            </label>
          );
        })}
      </div>
      <p aria-hidden className="min-h-6 font-medium text-muted">
        {value ? words()[value - 1] : t`Tap a star`}
      </p>
      <p id={errorId} role="alert" className="text-small text-danger">
        {error}
      </p>
    </fieldset>
  );
}
