import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & {
  /** Whether it is on; omitted for one that does something instead. */
  pressed?: boolean;
};

/** A small switch, for example one filter that is on or off, or a small button. */
export function Chip({ pressed, className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={clsx(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 font-medium whitespace-nowrap [&>svg]:size-4',
        pressed ? 'border-primary bg-primary-soft text-primary' : 'border-input-border bg-surface text-ink',
        className,
      )}
    />
  );
}
