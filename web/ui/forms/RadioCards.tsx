import { type ReactNode, useId } from 'react';

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  legend: string;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  hideLegend?: boolean;
}

/** One choice out of a few, each with room for a sentence; a card that cannot be chosen says why in it. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  hideLegend,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-medium'}>{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-input-border bg-surface p-3.5 has-checked:border-primary has-checked:bg-primary-soft has-checked:ring-1 has-checked:ring-primary has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-input-border bg-surface outline-none checked:border-[6px] checked:border-primary disabled:opacity-60"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{option.title}</span>
            {option.description && <span className="block text-small text-muted">{option.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
