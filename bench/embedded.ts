import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The embedded database in a folder that the server has prepared before. */
export const openEmbedded = async (folder: string): Promise<PGlite> => {
  const db = await PGlite.create({
    dataDir: folder,
    extensions: { btree_gin, pg_trgm, cube, earthdistance },
  });
  await db.exec("set timezone to 'UTC'");
  return db;
};
