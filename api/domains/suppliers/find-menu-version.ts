import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Supplier } from './supplier.ts';

const versionQuery = query({ Supplier }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from.selectFrom('Supplier').where('id', '=', supplierId).select('menuVersion'),
);

/** Version of a kitchen's menu. Read before its dishes, it is not newer than they are. */
export const findMenuVersion = async (sql: Sql, supplierId: string): Promise<number | null> =>
  (await versionQuery.first(sql, { supplierId }))?.menuVersion ?? null;
