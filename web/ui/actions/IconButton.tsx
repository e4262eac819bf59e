import clsx from 'clsx';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string };

/** A button that shows only an icon; `label` is what a screen reader says. */
export function IconButton({ label, type = 'button', className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-transform duration-150 hover:bg-sunken active:scale-95 [&>svg]:size-5',
        className,
      )}
    />
  );
}
