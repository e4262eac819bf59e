import type { Viewer } from '../../../core/access/viewer.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Supplier } from '../supplier.ts';

const ownQuery = query({ Supplier }, (from, { userId }: Given<{ userId: string }>) =>
  from.selectFrom('Supplier').where('userId', '=', userId).select('id'),
);

/** Returns the id of the viewer's kitchen; undefined without one. */
export const ownSupplierId = async (sql: Sql, viewer: Viewer): Promise<string | undefined> =>
  (await ownQuery.first(sql, { userId: viewer.userId }))?.id;
