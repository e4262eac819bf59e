import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useSectionInView } from './use-section-in-view.ts';

interface Props {
  sections: readonly { id: string; name: string }[];
}

/** Below the header and these tabs; what has scrolled past it is the section one is in. */
const topOffset = 140;

/** Links to the parts of the menu; stays in view and follows the scroll. */
export function CategoryTabs({ sections }: Props) {
  const current = useSectionInView(
    sections.map(section => section.id),
    topOffset,
  );
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!current || !list.current) return;
    const link = list.current.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Only the row of tabs scrolls; scrollIntoView would move the page as well.
    if (link) list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Menu" className="sticky top-14 z-10 -mx-4 border-b border-border bg-bg">
      <ul ref={list} className="relative flex gap-1 overflow-x-auto px-2 [scrollbar-width:none]">
        {sections.map(section => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={section.id === current ? 'true' : undefined}
              className={clsx(
                'flex min-h-12 items-center border-b-2 px-3 font-medium whitespace-nowrap',
                section.id === current ? 'border-primary text-primary' : 'border-transparent text-muted',
              )}
            >
              {section.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
