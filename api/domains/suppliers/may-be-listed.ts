import type { ExpressionBuilder } from 'kysely';
import type { Columns } from '../../core/query/columns.ts';
import { tables } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import { isApproved } from './is-approved.ts';
import type { Supplier } from './supplier.ts';

type OfKitchen = ExpressionBuilder<{ s: Columns<Supplier> }, 's'>;

/**
 * Whether a kitchen `s` is listed unless paused: approved, not suspended, its cook's account enabled, with a dish to
 * sell.
 */
export const mayBeListed = (kitchen: OfKitchen) => {
  const enabledCook = tables({ User })
    .selectFrom('User as u')
    .where('u.id', '=', kitchen.ref('s.userId'))
    .where('u.disabledAt', 'is', null);
  return kitchen
    .and([
      kitchen('s.suspendedAt', 'is', null),
      kitchen('s.hasDishes', '=', true),
      kitchen.exists(enabledCook),
      isApproved(kitchen),
    ])
    .$castTo<boolean>();
};

/** Whether a kitchen `s` is to be listed. */
export const isToBeListed = (kitchen: OfKitchen) =>
  kitchen.and([kitchen('s.pausedUntil', 'is', null), mayBeListed(kitchen)]).$castTo<boolean>();

/** Whether customers can order from a kitchen `s` or see when it is back: listed, or paused and listed otherwise. */
export const isPublic = (kitchen: OfKitchen) =>
  kitchen.or([
    kitchen('s.isActive', '=', true),
    kitchen.and([kitchen('s.pausedUntil', 'is not', null), mayBeListed(kitchen)]),
  ]);
