const minutes = 60;
const days = 24 * 60 * minutes;

/** Lifetimes of sessions, in seconds. */
export const sessionLifetime = {
  absoluteSeconds: 30 * days,
  idleSeconds: 14 * days,
  adminIdleSeconds: 30 * minutes,
  /** Minimum interval between records of its use. */
  touchSeconds: 5 * minutes,
};
