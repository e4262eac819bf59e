import type { Sql } from '../../core/database/sql.ts';
import type { EventBus } from '../../core/interfaces/event-bus.ts';
import type { Log } from '../../core/logging/log.ts';
import { SparingLog } from '../../core/logging/sparing-log.ts';
import type { MovableClock } from '../../core/operation/movable-clock.ts';
import { topics } from '../../core/topics.ts';
import { findStoredSandbox } from './find-stored-sandbox.ts';

/** For moves whose signal was lost. */
const pollMilliseconds = 5000;

interface Parts {
  clock: MovableClock;
  sql: Sql;
  bus: Pick<EventBus, 'onSignals'>;
  log: Log;
}

/** Moves the clock of this process when another one moved that of the database. */
export const followSandboxClock = ({ clock, sql, bus, log }: Parts) => {
  const failures = new SparingLog(log);
  let timer: NodeJS.Timeout | undefined;
  const follow = async (): Promise<void> => {
    try {
      const stored = await findStoredSandbox(sql);
      if (stored) clock.takeAhead(stored.aheadMinutes);
    } catch (error) {
      failures.warn({ err: error }, 'reading the clock of the sandbox failed; the next look follows in 5 s');
    }
  };
  bus.onSignals(signals => {
    if (signals.some(({ topic }) => topic === topics.sandboxClock)) void follow();
  });
  return {
    start: () => {
      // It may have been moved while this process started.
      void follow();
      timer = setInterval(follow, pollMilliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
};
