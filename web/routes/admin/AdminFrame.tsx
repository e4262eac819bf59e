import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { translate } from '../../lib/language.ts';
import { useMay } from '../../lib/rights.ts';
import { staffAreas } from './staff-areas.ts';

/** The areas that the staff member may open, above what is shown of one. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const may = useMay();
  const areas = staffAreas.filter(({ right }) => !right || may(right));
  const nav = useRef<HTMLElement>(null);
  // On a phone the areas do not fit; the one that is shown does.
  useEffect(() => {
    if (pathname)
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <>
      <nav
        ref={nav}
        aria-label={t({ message: 'Admin', context: 'staff area' })}
        className="-mx-4 mb-5 overflow-x-auto border-b border-border px-4 pb-3"
      >
        <ul className="flex gap-1">
          {areas.map(({ to, word, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.admin()}
                className={({ isActive }) =>
                  clsx(
                    'flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium whitespace-nowrap',
                    isActive ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
                  )
                }
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {translate(word)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="@container">{children}</div>
    </>
  );
}
