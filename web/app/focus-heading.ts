const patienceInMilliseconds = 3000;

/** Moves the focus to the heading of a screen, waiting for it while the screen's code and data arrive. */
export function focusHeading(main: HTMLElement, signal: AbortSignal) {
  const focus = (element: HTMLElement) => {
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  const heading = () => main.querySelector('h1');
  const present = heading();
  if (present) return focus(present);

  focus(main);
  const observer = new MutationObserver(() => {
    const arrived = heading();
    if (!arrived) return;
    observer.disconnect();
    if (document.activeElement === main) focus(arrived);
  });
  observer.observe(main, { childList: true, subtree: true });
  const giveUp = setTimeout(() => observer.disconnect(), patienceInMilliseconds);
  signal.addEventListener('abort', () => {
    clearTimeout(giveUp);
    observer.disconnect();
  });
}
