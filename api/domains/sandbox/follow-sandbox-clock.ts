import type { Sql } from '../../core/database/sql.ts';
import type { EventBus } from '../../core/interfaces/event-bus.ts';
import type { MovableClock } from '../../core/operation/movable-clock.ts';
import { topics } from '../../core/topics.ts';
import { findMinutesAhead } from './find-minutes-ahead.ts';

/** For moves whose signal was lost. */
const pollMilliseconds = 5000;

/** Moves the clock of this process when another one moved that of the database. */
export const followSandboxClock = (clock: MovableClock, sql: Sql, bus: Pick<EventBus, 'onSignals'>) => {
  let timer: NodeJS.Timeout | undefined;
  // While the database is away, nothing is moved; the next poll asks again.
  const follow = async () => clock.takeAhead(await findMinutesAhead(sql).catch(() => 0));
  bus.onSignals(signals => {
    if (signals.some(({ topic }) => topic === topics.sandboxClock)) void follow();
  });
  return {
    start: () => {
      timer = setInterval(follow, pollMilliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
};
