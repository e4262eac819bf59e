import type { Sql } from '../../../core/sql.ts';

/** Deletes a city that was added by a registration, once it has no kitchens: a kitchen that moves leaves no trace. */
export const dropUnusedCity = async (sql: Sql, cityId: string): Promise<void> => {
  const [unknown] = await sql.rows(
    `select id from cities
     where id = $1 and not is_active and not is_announced and merged_into is null
       and not exists (select from cities other where other.merged_into = $1)
     for update`,
    [cityId],
  );
  // Checked under the lock, when concurrent registrations are visible.
  if (unknown) {
    await sql.rows(
      'delete from cities where id = $1 and not exists (select from suppliers where city_id = $1)',
      [cityId],
    );
  }
};
