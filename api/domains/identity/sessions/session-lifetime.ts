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

/** What a session `s` of a person `u` needs to open anything at the moment `$2`. */
export const isOpen = `s.expires_at > $2 and u.disabled_at is null
  and s.last_used_at > $2::timestamptz - make_interval(secs =>
    case u.role when 'ADMIN' then ${sessionLifetime.adminIdleSeconds} else ${sessionLifetime.idleSeconds} end)`;
