import type { Work } from '../../core/operation/operation.ts';
import { KitchenDaysClosed, KitchenDaysReopened } from './kitchen-events.ts';

interface ChangedDays {
  supplierId: string;
  /** Days from today on without cooking, before the change of a closure or a pause and after it. */
  before: readonly string[];
  after: readonly string[];
  /** Reason, shown to customers; null for a pause. */
  reason: string | null;
  /** Whether a day is without cooking all the same: in a pause while a closure changes, or the other way round. */
  isClosedAnyway: (day: string) => boolean;
}

/** Records which days close and which are cooked for again. */
export const noteChangedDays = (
  work: Work,
  { supplierId, before, after, reason, isClosedAnyway }: ChangedDays,
): void => {
  const closed = after.filter(day => !before.includes(day) && !isClosedAnyway(day));
  const reopened = before.filter(day => !after.includes(day) && !isClosedAnyway(day));
  if (closed.length > 0) work.record(new KitchenDaysClosed(supplierId, closed, reason));
  if (reopened.length > 0) work.record(new KitchenDaysReopened(supplierId, reopened));
};
