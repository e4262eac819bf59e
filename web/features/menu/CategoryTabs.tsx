import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { goToSection } from '../../lib/go-to-section.ts';
import { useSectionInView } from './use-section-in-view.ts';

interface Props {
  sections: readonly { id: string; name: string }[];
}

/** The height of the header, the meal and these tabs; the section that has scrolled past it is the current one. */
const topOffset = 188;

/** Links to the parts of the menu, in a row or beside it; stays in view and follows the scroll. */
export function CategoryTabs({ sections }: Props) {
  const current = useSectionInView(
    sections.map(section => section.id),
    topOffset,
  );
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef(current);
  const { search } = useLocation();

  useEffect(() => {
    // The first tab is in view by itself; measuring it would lay the page out before its time.
    if (shown.current === current) return;
    shown.current = current;
    const tab = row.current?.querySelector<HTMLElement>(`[data-section="${current}"]`);
    // Only the row scrolls; scrollIntoView would move the page as well.
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      aria-label={t`Menu`}
      className="sticky top-26 z-20 max-[18rem]:top-14 -mx-4 border-b border-border bg-bg wide:static wide:mx-0 wide:border-0 wide:bg-transparent"
    >
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto px-2 [scrollbar-width:none] wide:flex-col wide:px-0"
      >
        {sections.map(section => (
          <li key={section.id}>
            <Link
              to={{ search, hash: section.id }}
              replace
              onClick={event => goToSection(section.id, event)}
              data-section={section.id}
              aria-current={section.id === current ? 'true' : undefined}
              className={clsx(
                '-outline-offset-2 flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap wide:rounded-control wide:border-0 wide:whitespace-normal',
                section.id === current
                  ? 'border-primary text-primary wide:bg-primary-soft'
                  : 'border-transparent text-muted wide:hover:bg-bg wide:hover:text-ink',
              )}
            >
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
