import { type Given, query } from '../../core/query/query.ts';
import { Supplier } from './supplier.ts';

/** Gives a kitchen the next version of its menu; settleDays passes it on to the coming days. */
export const raiseMenuVersion = query({ Supplier }, (on, { supplierId }: Given<{ supplierId: string }>) =>
  on
    .updateTable('Supplier')
    .set(kitchen => ({ menuVersion: kitchen('menuVersion', '+', 1) }))
    .where('id', '=', supplierId),
);
