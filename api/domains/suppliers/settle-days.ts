import { sql as fragment } from 'kysely';
import { orderableDays } from '../../../schema/constants.ts';
import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { Closure } from '../mealtimes/closure.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import { isClosed, plannedPlates } from '../mealtimes/planned-day.ts';
import { ServiceDay } from '../mealtimes/service-day.ts';
import { Supplier } from './supplier.ts';

const writeDays = query(
  { ServiceDay, Supplier, MealtimePlan, Closure },
  (on, { supplierId, today }: Given<{ supplierId: string; today: string }>) =>
    on
      .insertInto('ServiceDay')
      .columns([
        'supplierId',
        'serviceDate',
        'capacity',
        'menuVersion',
        'breakfastPlates',
        'lunchPlates',
        'dinnerPlates',
      ])
      .expression(
        on
          .selectFrom('Supplier as s')
          .crossJoin(from =>
            from
              .selectFrom(fragment<{ days: number }>`generate_series(0, ${orderableDays - 1})`.as('days'))
              .select(({ ref }) => fragment<string>`${today}::date + ${ref('days.days')}`.as('day'))
              .as('coming'),
          )
          .leftJoin('MealtimePlan as p', plan =>
            plan
              .onRef('p.supplierId', '=', 's.id')
              .on(
                'p.weekday',
                '=',
                fragment<number>`extract(dow from ${fragment.ref('coming.day')})::smallint`,
              )
              .on(({ not, ref }) => not(isClosed(ref('s.id'), ref('coming.day')))),
          )
          .where('s.id', '=', supplierId)
          .groupBy(['s.id', 'coming.day'])
          .select(['s.id', 'coming.day', 's.capacity', 's.menuVersion', ...plannedPlates])
          .orderBy('coming.day'),
      )
      .onConflict(conflict =>
        conflict.columns(['supplierId', 'serviceDate']).doUpdateSet(({ ref, fn }) => ({
          menuVersion: ref('excluded.menuVersion'),
          capacity: fn<number>('greatest', [
            'excluded.capacity',
            fragment`${ref('ServiceDay.breakfastTaken')} + ${ref('ServiceDay.lunchTaken')} + ${ref('ServiceDay.dinnerTaken')}`,
          ]),
          breakfastPlates: fn<number>('greatest', ['excluded.breakfastPlates', 'ServiceDay.breakfastTaken']),
          lunchPlates: fn<number>('greatest', ['excluded.lunchPlates', 'ServiceDay.lunchTaken']),
          dinnerPlates: fn<number>('greatest', ['excluded.dinnerPlates', 'ServiceDay.dinnerTaken']),
        })),
      ),
);

/**
 * Updates the plates of all future days to the kitchen's plans, closures and capacity; sold plates stay sold. A
 * concurrent order that read the old plan or menu version is checked against the new row. Call it in the transaction
 * that changed one of the three; `today` is in the kitchen's time zone.
 */
export const settleDays = async (sql: Sql, supplierId: string, today: string): Promise<void> => {
  await writeDays.all(sql, { supplierId, today });
};
