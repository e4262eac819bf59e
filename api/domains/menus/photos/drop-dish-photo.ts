import { sql } from 'kysely';
import type { Change } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { dropPhotoFiles } from '../../photos/photo-files.ts';
import { Dish } from '../dish.ts';

const usesQuery = query({ Dish }, (from, { photo }: Given<{ photo: string }>) =>
  from
    .selectFrom('Dish as d')
    .where(d => d(sql`${d.ref('d.photo')} ->> 'name'`, '=', photo))
    .select('d.id')
    .limit(1),
);

/** Releases a photo's files once no dish uses it: photos of the demo are shared by kitchens. */
export const dropDishPhoto = async (
  work: Pick<Change, 'sql' | 'record'>,
  photoName: string | null,
): Promise<void> => {
  if (!photoName || (await usesQuery.first(work.sql, { photo: photoName }))) return;
  await dropPhotoFiles(work, photoName);
};
