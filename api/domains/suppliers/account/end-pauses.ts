import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { mayBeListed } from '../may-be-listed.ts';
import { Supplier } from '../supplier.ts';

const endOverdue = query({ City, Supplier }, (on, { now }: Given<{ now: Date }>) =>
  on
    .with('ended', with_ =>
      with_
        .updateTable('Supplier as s')
        .from('City as city')
        .set({ pausedUntil: null, pausedByStaffUntil: null, ownPauseUntil: null })
        .set(kitchen => ({ isActive: mayBeListed(kitchen) }))
        .whereRef('city.id', '=', 's.cityId')
        .where(kitchen => kitchen('s.pausedUntil', '<=', localDay(now, kitchen.ref('city.timeZone'))))
        .returning(['s.id', 's.cityId', 's.isActive']),
    )
    .with('listed', with_ =>
      with_
        .selectFrom('ended')
        .where('isActive', '=', true)
        .groupBy('cityId')
        .select(({ fn, cast }) => ['cityId', cast<number>(fn.countAll(), 'integer').as('kitchens')]),
    )
    .with('counted', with_ =>
      with_
        .updateTable('City')
        .from('listed')
        .set(({ ref }) => ({
          supplierCount: fragment<number>`${ref('City.supplierCount')} + ${ref('listed.kitchens')}`,
        }))
        .whereRef('City.id', '=', 'listed.cityId'),
    )
    .selectFrom('ended')
    .where('isActive', '=', true)
    .select('id'),
);

/**
 * Ends pauses that are over in the kitchens' own time zones, and lists and counts the kitchens that may be
 * listed. Returns how many are listed again.
 */
export const endPauses = async (sql: Sql, now: Date): Promise<number> =>
  (await endOverdue.all(sql, { now })).length;
