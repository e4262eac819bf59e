import { type Given, query } from '../../core/query/query.ts';
import { Supplier } from './supplier.ts';

/** Waits for a concurrent change of a kitchen's menu, and lets none begin until the end of the transaction. */
export const lockMenu = query({ Supplier }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from.selectFrom('Supplier').where('id', '=', supplierId).forShare(),
);
