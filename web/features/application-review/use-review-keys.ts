import { useLayoutEffect, useRef } from 'react';
import { useStored } from '../../lib/stored.ts';

/** The action of each key of the application review. */
export type ReviewKeys = Partial<Record<'j' | 'k' | 'a' | 'r' | '?' | '/', () => void>>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether single-key shortcuts are on; people who use speech input turn them off (WCAG 2.1.4). */
export const useKeysSwitch = () => {
  const [stored, write] = useStored('deskKeys');
  return [stored !== 'off', (isOn: boolean) => write(isOn ? null : 'off')] as const;
};

/**
 * Single keys for the application review; not while somebody types, holds another key, or has a dialog open. The
 * listener is added before the first paint: a passive effect would miss keys pressed right away.
 */
export function useReviewKeys(keys: ReviewKeys) {
  const [isOn] = useKeysSwitch();
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const act = latest.current[event.key as keyof ReviewKeys];
      if (!act || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
