const minutes = 60;
const days = 24 * 60 * minutes;

/** How long a session lives, in seconds. */
export const sessionLifetime = {
  absoluteSeconds: 30 * days,
  idleSeconds: 14 * days,
  adminIdleSeconds: 30 * minutes,
  /** Its last use is written down no more often than this. */
  touchSeconds: 5 * minutes,
};
