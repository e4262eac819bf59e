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

/** SQL condition for a session `s` of a user `u` to be valid at the time `$2`. */
export const isOpen = `s.expires_at > $2 and u.disabled_at is null
  and s.last_used_at > $2::timestamptz - make_interval(secs =>
    case u.role when 'ADMIN' then ${sessionLifetime.adminIdleSeconds} else ${sessionLifetime.idleSeconds} end)`;
