import type { Work } from '../../core/operation/operation.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import { noteChangedDays } from '../suppliers/note-changed-days.ts';

interface ClosedDays {
  /** Days of a closure from today on, before its change and after it. */
  before: readonly string[];
  after: readonly string[];
  reason: string | null;
}

/** Records which days a closure closes and reopens; those of a pause stay as they are. */
export const noteClosedDays = (work: Work, { id, pausedUntil }: OwnKitchen, change: ClosedDays): void =>
  noteChangedDays(work, {
    ...change,
    supplierId: id,
    isClosedAnyway: day => Boolean(pausedUntil && day < pausedUntil),
  });
