import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import { ServiceDay } from '../../mealtimes/service-day.ts';
import type { Order } from '../order.ts';

type Released = Pick<Order, 'supplierId' | 'serviceDate' | 'mealtime' | 'plates'>;

const releasePlates = query(
  { ServiceDay },
  (on, { supplierId, serviceDate, mealtime, plates }: Given<Released>) =>
    on
      .updateTable('ServiceDay')
      .set(day => {
        const platesOf = (meal: Mealtime) =>
          day.case(mealtime).when(meal).then(day.cast<number>(plates, 'integer')).else(0).end();
        return {
          breakfastTaken: day('breakfastTaken', '-', platesOf(Mealtime.BREAKFAST)),
          lunchTaken: day('lunchTaken', '-', platesOf(Mealtime.LUNCH)),
          dinnerTaken: day('dinnerTaken', '-', platesOf(Mealtime.DINNER)),
        };
      })
      .where('supplierId', '=', supplierId)
      .where('serviceDate', '=', serviceDate),
);

/** Releases the plates of a canceled order in the transaction that cancels it. */
export const givePlatesBack = async (
  sql: Sql,
  { supplierId, serviceDate, mealtime, plates }: Released,
): Promise<void> => {
  await releasePlates.all(sql, { supplierId, serviceDate, mealtime, plates });
};
