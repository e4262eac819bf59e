import { isIdentifier } from '../../core/identifier.ts';
import { operation, type Work } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { suppliers } from '../../core/rules.ts';
import type { OwnKitchen } from '../menus/own-kitchen.ts';
import { ClosureNotFound } from './cooking-problems.ts';
import { lockOwnWeek, noteWeekChange } from './lock-own-week.ts';

/** Removes a closure. */
export const removeClosure = operation(
  suppliers,
  async (work: Work, { id, version }: { id: string; version: number }): Promise<OwnKitchen | Problem> => {
    const kitchen = await lockOwnWeek(work, version);
    if (kitchen instanceof Problem) return kitchen;
    if (!isIdentifier(id)) return new ClosureNotFound();
    const removed = await work.sql.rows(
      'delete from closures where id = $1 and supplier_id = $2 returning id',
      [id, kitchen.id],
    );
    if (removed.length === 0) return new ClosureNotFound();
    await noteWeekChange(work, kitchen);
    return kitchen;
  },
);
