import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect immediately; the whole row is the target. */
export function Switch({ label, description, checked, onChange }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-14 cursor-pointer items-center gap-4 py-3">
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-small text-muted">
            {description}
          </span>
        )}
      </span>
      <span className="relative h-8 w-13 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={event => onChange(event.target.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-input-border bg-sunken transition-colors duration-150 checked:border-primary checked:bg-primary"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-input-border transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-primary"
        />
      </span>
    </label>
  );
}
