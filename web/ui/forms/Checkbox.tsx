import { type ComponentProps, type ReactNode, useId } from 'react';
import Check from '~icons/lucide/check';
import { sentenceText } from '../../lib/sentence-text.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode; error?: string };

export function Checkbox({ label, error, id, ...rest }: Props) {
  const ownId = useId();
  const control = id ?? ownId;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div>
      <label htmlFor={control} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <Tick {...rest} id={control} aria-invalid={error ? true : undefined} aria-describedby={errorId} />
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="text-small text-danger">
          {sentenceText(error)}
        </p>
      )}
    </div>
  );
}

/** The box of a checkbox alone, for a label of its own. */
export const Tick = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <span className="relative size-6 shrink-0">
    <input
      {...props}
      type="checkbox"
      className="peer size-6 cursor-pointer appearance-none rounded-md border border-input-border bg-surface checked:border-primary checked:bg-primary aria-invalid:border-2 aria-invalid:border-danger"
    />
    <Check
      aria-hidden
      strokeWidth={3}
      className="pointer-events-none absolute inset-1 size-4 text-on-primary opacity-0 peer-checked:opacity-100"
    />
  </span>
);
