import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A code of few characters, which phones and password managers fill in. */
export const CodeField = ({ className, ...rest }: ComponentProps<typeof TextField>) => (
  <TextField
    {...rest}
    autoComplete="one-time-code"
    spellCheck={false}
    className={clsx('text-center font-semibold tabular-nums tracking-[0.2em]', className)}
  />
);
