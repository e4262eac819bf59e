import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  word: string;
  icon: ReactNode;
  active: boolean;
  onClick?: () => void;
}

/** A word where there is room for it, an icon with the word for screen readers where there is not. */
export const HeaderLink = ({ to, word, icon, active, onClick }: Props) => (
  <Link
    to={to}
    onClick={onClick}
    aria-current={active ? 'page' : undefined}
    className={clsx(
      'flex min-h-11 min-w-11 items-center justify-center rounded-control px-2.5 font-medium whitespace-nowrap hover:bg-sunken',
      active ? 'text-primary' : 'text-ink',
    )}
  >
    <span aria-hidden className="@min-[23rem]:hidden [&>svg]:size-5">
      {icon}
    </span>
    <span className="sr-only @min-[23rem]:not-sr-only">{word}</span>
  </Link>
);
