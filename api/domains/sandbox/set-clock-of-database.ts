import type { Sql } from '../../core/database/sql.ts';
import type { MovableClock } from '../../core/operation/movable-clock.ts';
import { findMinutesAhead } from './find-minutes-ahead.ts';

/**
 * Takes the clock of a starting process as far ahead as that of its database. Throws when there is none that can be:
 * by real time, what is stored would lie in the future.
 */
export const setClockOfDatabase = async (sql: Sql, clock: MovableClock | null): Promise<void> => {
  const aheadMinutes = await findMinutesAhead(sql);
  if (clock) return clock.takeAhead(aheadMinutes);
  if (aheadMinutes > 0)
    throw new Error(
      'The database is one of a sandbox whose clock was moved. Set SANDBOX=on, or start with another database.',
    );
};
