import type { Ctx } from '../../../core/operation/ctx.ts';
import { closuresOf } from '../../cooking/find-closures.ts';
import type { Closure } from '../../mealtimes/closure.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import { DayClosed } from '../tiffin-plan-problems.ts';

/** Says of a day why its kitchen does not cook on it; undefined when it does, or may. */
export type ClosedOn = (day: string) => DayClosed | undefined;

/** By the closures of a kitchen, and by its pause. */
export const closedBy =
  (
    closures: readonly Pick<Closure, 'firstDay' | 'lastDay' | 'reason'>[],
    pausedUntil: Supplier['pausedUntil'],
  ): ClosedOn =>
  day => {
    const closure = closures.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (closure) return new DayClosed(closure.reason);
    return pausedUntil && day < pausedUntil ? new DayClosed(null) : undefined;
  };

/** Loads the closures and the pause of a kitchen; batched. */
export const closedOn = async (ctx: Ctx, supplierId: string): Promise<ClosedOn> => {
  const [closures, supplier] = await Promise.all([closuresOf(ctx, supplierId), supplierOf(ctx, supplierId)]);
  return closedBy(closures ?? [], supplier?.pausedUntil);
};
