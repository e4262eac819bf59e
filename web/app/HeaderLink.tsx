import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  word: string;
  icon: ReactNode;
  active: boolean;
  /** Beside a title and a bell even a phone's column has no room for words. */
  isCrowded: boolean;
  onClick?: () => void;
  className?: string;
}

/** A word where there is room for it, an icon with the word for screen readers where there is not. */
export const HeaderLink = ({ to, word, icon, active, isCrowded, onClick, className = 'flex' }: Props) => (
  <Link
    to={to}
    onClick={onClick}
    aria-current={active ? 'page' : undefined}
    className={clsx(
      className,
      'min-h-11 min-w-11 items-center justify-center rounded-control px-2.5 font-medium whitespace-nowrap hover:bg-sunken',
      active ? 'text-primary' : 'text-ink',
    )}
  >
    <span
      aria-hidden
      className={clsx('[&>svg]:size-5', isCrowded ? '@min-[32rem]:hidden' : '@min-[23rem]:hidden')}
    >
      {icon}
    </span>
    <span
      className={clsx(
        'sr-only',
        isCrowded
          ? '@min-[32rem]:not-sr-only @min-[32rem]:whitespace-nowrap'
          : '@min-[23rem]:not-sr-only @min-[23rem]:whitespace-nowrap',
      )}
    >
      {word}
    </span>
  </Link>
);
