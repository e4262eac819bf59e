import { useEffect, useState } from 'react';

/** Farther than any menu is long. */
const farBelow = 1_000_000;

/** The id of the section at the top of the viewport, below the sticky bars; observed with IntersectionObserver. */
export const useSectionInView = (ids: readonly string[], topOffset: number) => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const headings = key.split(' ').flatMap(id => document.getElementById(id) ?? []);
    const passed = new Set<Element>();
    const look = (changes: IntersectionObserverEntry[]) => {
      for (const { target, intersectionRatio } of changes) {
        if (intersectionRatio < 1) passed.add(target);
        else passed.delete(target);
      }
      setCurrent((headings.findLast(heading => passed.has(heading)) ?? headings[0])?.id);
    };
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${topOffset}px 0px ${farBelow}px 0px`,
      threshold: 1,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key, topOffset]);

  return current;
};
