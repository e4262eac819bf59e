import type { VariantProps } from 'class-variance-authority';
import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import LoaderCircle from '~icons/lucide/loader-circle';
import { buttonLook } from './button-look.ts';

type Props = ComponentProps<'button'> & VariantProps<typeof buttonLook> & { loading?: boolean };

/**
 * While loading it keeps its size and its focus, and does nothing when pressed. With `aria-disabled` it looks out of
 * use but can be pressed, so that it can lead to what is missing.
 */
export function Button({
  variant,
  fullWidth,
  isSnug,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': isBarred,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || isBarred || undefined}
      className={buttonLook({
        variant,
        fullWidth,
        isSnug,
        className: clsx(isBarred && 'opacity-60', className),
      })}
    >
      <span className={loading ? 'contents text-transparent' : 'contents'}>{children}</span>
      {loading && <LoaderCircle aria-hidden className="absolute size-5 animate-spin" />}
    </button>
  );
}
