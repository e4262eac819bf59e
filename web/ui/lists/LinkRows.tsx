import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import ChevronRight from '~icons/lucide/chevron-right';
import { rowLook, rowsLook } from './row-look.ts';

interface Row {
  to: string;
  word: string;
  icon?: ReactNode;
}

/** Links to other screens, one below the other. */
export const LinkRows = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <nav aria-label={label}>
    <ul className={rowsLook}>
      {rows.map(({ to, word, icon }) => (
        <li key={to}>
          <Link to={to} className={clsx(rowLook, '[&>svg:first-child]:text-primary')}>
            {icon}
            <span className="min-w-0 flex-1">{word}</span>
            <ChevronRight aria-hidden className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
