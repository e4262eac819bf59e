import clsx from 'clsx';
import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';

interface Props {
  isOpen: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Within the heading of a part that folds. */
export const FoldButton = ({ isOpen, onClick, children }: Props) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onClick}
    className="flex min-h-11 w-full items-center gap-2 rounded-control text-left"
  >
    <ChevronDown
      aria-hidden
      className={clsx(
        'size-5 shrink-0 text-muted transition-transform duration-150',
        !isOpen && '-rotate-90',
      )}
    />
    {children}
  </button>
);
