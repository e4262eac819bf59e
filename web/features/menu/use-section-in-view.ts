import { useEffect, useState } from 'react';

/** The id of the section that stands at the top of the window, below the sticky bars. */
export const useSectionInView = (ids: readonly string[], topOffset: number) => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const headings = key.split(' ').map(id => document.getElementById(id));
      const passed = headings.filter(heading => heading && heading.getBoundingClientRect().top <= topOffset);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [key, topOffset]);

  return current;
};
