import { type Given, query } from '../../core/query/query.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { Dish } from './dish.ts';

/** Stores on the kitchen whether its menu has a dish on sale. */
export const storeHasDishes = query({ Supplier, Dish }, (on, { supplierId }: Given<{ supplierId: string }>) =>
  on
    .updateTable('Supplier as s')
    .set(({ exists, selectFrom }) => ({
      hasDishes: exists(
        selectFrom('Dish as d')
          .whereRef('d.supplierId', '=', 's.id')
          .where('d.isAvailable', '=', true)
          .where('d.removedAt', 'is', null),
      ).$castTo<boolean>(),
    }))
    .where('s.id', '=', supplierId),
);
