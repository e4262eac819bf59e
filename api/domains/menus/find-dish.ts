import { suppliers, withScope } from '../../core/access/rules.ts';
import { batched } from '../../core/operation/batched.ts';
import { type Given, query } from '../../core/query/query.ts';
import { isApproved } from '../suppliers/is-approved.ts';
import { isPublic } from '../suppliers/may-be-listed.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';
import { asDish, dishColumns } from './dish-columns.ts';

const dishesQuery = query(
  { Dish, Supplier },
  (from, { ids, cookId }: Given<{ ids: readonly string[]; cookId: string | null }>) =>
    from
      .selectFrom('Dish as d')
      .innerJoin('Supplier as s', 's.id', 'd.supplierId')
      .where(d => d('d.id', '=', d.fn.any(ids)))
      .where('d.removedAt', 'is', null)
      .where(d =>
        d.or([
          d.and([d('s.userId', '=', d.cast<string>(cookId, 'uuid')), isApproved(d)]),
          d.and([d('d.allergens', 'is not', null), isPublic(d)]),
        ]),
      )
      .select(dishColumns),
);

/** Loads a dish of a public kitchen's menu, or of the whole menu of the viewer's approved kitchen; batched. */
export const dishOf = batched(async (ctx, ids) => {
  const { viewer } = ctx;
  const cookId = viewer.meets(withScope('MENU_READ', suppliers)) ? viewer.userId : null;
  const dishes = await dishesQuery.all(ctx.sql, { ids, cookId });
  return new Map(dishes.map(dish => [dish.id, asDish(dish)]));
});
