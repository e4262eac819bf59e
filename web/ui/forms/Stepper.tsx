import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { IconButton } from '../actions/IconButton.tsx';

interface Props {
  value: number;
  onChange: (value: number) => void;
  label: string;
  min?: number;
  max?: number;
}

/** A lone plus while the value is 0, then minus, number, plus. Focus stays on the plus across the change. */
export function Stepper({ value, onChange, label, min = 0, max = Number.POSITIVE_INFINITY }: Props) {
  const plus = useRef<HTMLButtonElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current > 0 && value === 0) plus.current?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
  return (
    <fieldset
      aria-label={label}
      className="inline-flex items-center rounded-full border border-input-border bg-surface text-primary"
    >
      {value > 0 && (
        <>
          <IconButton
            label={t`One less of ${label}`}
            className="text-primary disabled:opacity-40"
            disabled={value <= min}
            onClick={() => onChange(value - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <output className="min-w-6 text-center font-semibold text-ink tabular-nums" aria-live="polite">
            {value}
          </output>
        </>
      )}
      <IconButton
        ref={plus}
        label={value > 0 ? t`One more of ${label}` : t`Add ${label}`}
        className="text-primary disabled:opacity-40"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </fieldset>
  );
}
