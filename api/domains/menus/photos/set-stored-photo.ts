import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { Photo, StoredPhoto } from '../../photos/photo.ts';
import { Dish } from '../dish.ts';

const setPhoto = query({ Dish }, (on, { id, photo }: Given<{ id: string; photo: string | null }>) =>
  on
    .updateTable('Dish')
    .set({ photo: sql<Photo | null>`${photo}::jsonb` })
    .where('id', '=', id),
);

/** Stores the photo of a dish, or that it has none. */
export const setStoredPhoto = (sql: Sql, id: string, photo: StoredPhoto | null) =>
  setPhoto.all(sql, { id, photo: photo && JSON.stringify(photo) });
