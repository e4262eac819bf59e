import clsx from 'clsx';
import ChevronDown from '~icons/lucide/chevron-down';

interface Props {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
  inUse: boolean;
}

/** A select in the size of a chip; its label is for screen readers only. */
export const ChipSelect = ({ label, options, value, onChange, inUse }: Props) => (
  <span className="relative shrink-0">
    <select
      aria-label={label}
      value={value}
      onChange={event => onChange(event.target.value)}
      className={clsx(
        'chip-select',
        inUse ? 'border-primary bg-primary-soft text-primary' : 'border-input-border bg-surface text-ink',
      )}
    >
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-muted"
    />
  </span>
);
