import type { Sql } from '../../../core/sql.ts';
import type { Viewer } from '../../../core/viewer.ts';

/** Returns the id of the viewer's kitchen; undefined without one. */
export const ownSupplierId = async (sql: Sql, viewer: Viewer): Promise<string | undefined> => {
  const [own] = await sql.rows<{ id: string }>('select id from suppliers where user_id = $1', [
    viewer.userId,
  ]);
  return own?.id;
};
