import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { Supplier } from '../supplier.ts';

type OfCity = Given<{ cityId: string }>;

const lockUnknownCity = query({ City }, (from, { cityId }: OfCity) =>
  from
    .selectFrom('City')
    .where('id', '=', cityId)
    .where('isActive', '=', false)
    .where('isAnnounced', '=', false)
    .where('mergedInto', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('City as other').where('other.mergedInto', '=', cityId))),
    )
    .select('id')
    .forUpdate(),
);

const deleteUnusedCity = query({ City, Supplier }, (on, { cityId }: OfCity) =>
  on
    .deleteFrom('City')
    .where('id', '=', cityId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('Supplier as s').where('s.cityId', '=', cityId))),
    ),
);

/** Deletes a city that was added by a registration, once it has no kitchens: a kitchen that moves leaves no trace. */
export const dropUnusedCity = async (sql: Sql, cityId: string): Promise<void> => {
  // Checked under the lock, when concurrent registrations are visible.
  if (await lockUnknownCity.first(sql, { cityId })) await deleteUnusedCity.all(sql, { cityId });
};
