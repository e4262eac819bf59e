import { type CSSProperties, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Lying, landingPlace } from './landing-place.ts';

interface Dragged {
  from: number;
  /** The index where it would land now. */
  to: number;
  /** Drag distance, in pixels. */
  by: number;
}

interface Start {
  entries: Lying[];
  height: number;
}

/** Near an edge of the window, in pixels, the page scrolls on by so many pixels a frame. */
const edge = { near: 90, step: 12 };

const held = 'relative z-10 bg-surface shadow-lift';
const lineAbove =
  'relative before:absolute before:inset-x-0 before:top-0 before:z-10 before:h-1 before:bg-primary';
const lineBelow =
  'relative after:absolute after:inset-x-0 after:bottom-0 after:z-10 after:h-1 after:bg-primary';

const onPage = (clientY: number) => clientY + window.scrollY;

const lyingOn = (list: HTMLElement): Lying[] =>
  Array.from(list.children, child => {
    const { top, bottom } = child.getBoundingClientRect();
    return { top: onPage(top), bottom: onPage(bottom) };
  });

/**
 * Lets the entries of a list be dragged to another place, by mouse, pen or finger. `gripOf` goes to the handle of an
 * entry, `lookOf` to the entry itself, which must be a child of the element that `list` refers to: it shows what is
 * dragged, and a line where it would land. Escape cancels.
 */
export function useDragOrder<List extends HTMLElement>(onMove: (from: number, place: number) => void) {
  const list = useRef<List>(null);
  const start = useRef<Start>(undefined);
  const pointer = useRef(0);
  const [dragged, setDragged] = useState<Dragged>();
  const isDragging = dragged !== undefined;

  const follow = useCallback(
    () =>
      setDragged(
        was =>
          was &&
          start.current && {
            from: was.from,
            by: onPage(pointer.current) - start.current.height,
            to: landingPlace(start.current.entries, was.from, onPage(pointer.current)),
          },
      ),
    [],
  );

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scrollOn = () => {
      const below = pointer.current > window.innerHeight - edge.near;
      if (below || pointer.current < edge.near) {
        window.scrollBy(0, below ? edge.step : -edge.step);
        follow();
      }
      frame = requestAnimationFrame(scrollOn);
    };
    frame = requestAnimationFrame(scrollOn);
    const letGo = (event: KeyboardEvent) => event.key === 'Escape' && setDragged(undefined);
    window.addEventListener('keydown', letGo);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', letGo);
    };
  }, [isDragging, follow]);

  const gripOf = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.clientY;
      start.current = { entries: lyingOn(list.current), height: onPage(event.clientY) };
      setDragged({ from, to: from, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      pointer.current = event.clientY;
      if (isDragging) follow();
    },
    onPointerUp: () => {
      if (dragged && dragged.to !== dragged.from) onMove(dragged.from, dragged.to);
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
  });

  const lookOf = (place: number): { className?: string; style?: CSSProperties } => {
    if (!dragged) return {};
    const { from, to, by } = dragged;
    if (place === from) return { className: held, style: { transform: `translateY(${by}px)` } };
    if (place !== to) return {};
    return { className: to < from ? lineAbove : lineBelow };
  };

  return { list, gripOf, lookOf };
}
