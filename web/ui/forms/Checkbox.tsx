import { i18n } from '@lingui/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import Check from '~icons/lucide/check';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

export function Checkbox({ label, error, id, ...rest }: Props) {
  const ownId = useId();
  const control = id ?? ownId;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div>
      <label htmlFor={control} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <span className="relative mt-px size-6 shrink-0">
          <input
            {...rest}
            id={control}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            className="peer size-6 cursor-pointer appearance-none rounded-md border border-input-border bg-surface checked:border-primary checked:bg-primary aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="text-small text-danger">
          {i18n._(error)}
        </p>
      )}
    </div>
  );
}
