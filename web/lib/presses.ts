/** A touch becomes a click a moment after the finger left the screen, later where a second tap would zoom. */
const clickDelayInMilliseconds = 400;
/** A longer press selects text, or the browser never said that it ended. */
const longestPressInMilliseconds = 2_000;

const listeners = new Set<() => void>();
let isDown = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a mouse button, a pen or a finger is down, or the click that follows is not handled yet. */
export const isPressing = (): boolean => isDown;

const end = () => {
  clearTimeout(timer);
  isDown = false;
  for (const listener of listeners) listener();
};
const endIn = (milliseconds: number) => {
  clearTimeout(timer);
  timer = setTimeout(end, milliseconds);
};

const press = ({ button, isPrimary }: PointerEvent) => {
  if (button !== 0 || !isPrimary) return;
  isDown = true;
  endIn(longestPressInMilliseconds);
};
const release = ({ isPrimary }: PointerEvent) => {
  if (isDown && isPrimary) endIn(clickDelayInMilliseconds);
};
/** Not immediately: the click of a label becomes another one, of its field. */
const clicked = () => {
  if (isDown) endIn(0);
};
/** A list of options swallows the end of the press that opened it. A text field changes as it is left, which is no end. */
const chosen = ({ target }: Event) => {
  if (target instanceof HTMLSelectElement) clicked();
};

/** Calls `listener` after each press; returns how to stop that. */
export const onPressEnd = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    window.addEventListener('click', clicked);
    window.addEventListener('change', chosen);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    isDown = false;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
    window.removeEventListener('click', clicked);
    window.removeEventListener('change', chosen);
  };
};
