import type { MouseEvent } from 'react';

/** The router changes the address without moving; scroll and focus follow here. `id` is that of a heading. */
export const goToSection = (id: string, event: MouseEvent): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};
