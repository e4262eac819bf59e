import { suppliers } from '../../core/access/rules.ts';
import { operation, type Work } from '../../core/operation/operation.ts';
import { Problem } from '../../core/operation/problem.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Closure } from '../mealtimes/closure.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import { ClosureNotFound } from './cooking-problems.ts';
import { daysOfClosure } from './days-of-closure.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';
import { noteClosedDays } from './note-closed-days.ts';

const deleteClosure = query(
  { Closure },
  (on, { id, supplierId }: Given<{ id: string; supplierId: string }>) =>
    on
      .deleteFrom('Closure')
      .where('id', '=', id)
      .where('supplierId', '=', supplierId)
      .returning(['firstDay', 'lastDay']),
);

/** Removes a closure. */
export const removeClosure = operation(
  suppliers,
  async (work: Work, { id, version }: { id: string; version: number }): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    if (!isIdentifier(id)) return new ClosureNotFound();
    const removed = await deleteClosure.first(work.sql, { id, supplierId: kitchen.id });
    if (!removed) return new ClosureNotFound();
    await noteWeekChange(work, kitchen);
    const before = daysOfClosure(removed, kitchen.today);
    noteClosedDays(work, kitchen, { before, after: [], reason: null });
    return kitchen;
  },
);
