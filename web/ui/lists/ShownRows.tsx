import clsx from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** Whether they are those that were asked for, and not the ones before. */
  isCurrent: boolean;
  children: ReactNode;
}

/** Rows of a list; the ones before are dimmed when the next ones take a while. */
export const ShownRows = ({ isCurrent, children }: Props) => (
  <div
    aria-busy={!isCurrent || undefined}
    className={clsx('transition-opacity', !isCurrent && 'opacity-75 delay-300')}
  >
    {children}
  </div>
);
