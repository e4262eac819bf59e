import { daysAfter, daysFromTo } from '../../../../schema/rules/days.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Closure } from '../../mealtimes/closure.ts';
import { noteChangedDays } from '../note-changed-days.ts';

const closuresFrom = query(
  { Closure },
  (from, { supplierId, today }: Given<{ supplierId: string; today: string }>) =>
    from
      .selectFrom('Closure')
      .where('supplierId', '=', supplierId)
      .where('lastDay', '>=', today)
      .select(['firstDay', 'lastDay']),
);

/**
 * Records which days a kitchen pauses on, and on which it cooks again, when the end of its pause changes; those of a
 * closure stay as they are.
 */
export const notePausedDays = async (
  work: Work,
  supplierId: string,
  today: string,
  before: string | null,
  after: string | null,
): Promise<void> => {
  const closures = await closuresFrom.all(work.sql, { supplierId, today });
  const daysUntil = (until: string | null) => (until ? daysFromTo(today, daysAfter(until, -1)) : []);
  noteChangedDays(work, {
    supplierId,
    before: daysUntil(before),
    after: daysUntil(after),
    reason: null,
    isClosedAnyway: day => closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  });
};
