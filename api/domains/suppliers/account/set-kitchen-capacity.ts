import { sql } from 'kysely';
import { type CapacityBand, platesOfBand } from '../../../../schema/constants.ts';
import { kitchenCapacity } from '../../../../schema/rules/kitchen-profile.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ServiceDay } from '../../mealtimes/service-day.ts';
import { recordKitchenChange } from '../admin/record-kitchen-change.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { lockOwnSupplier } from './lock-own-supplier.ts';

/** Days with sales store their own capacity; it is lowered at most to the number already sold. */
const changeComingDays = query(
  { ServiceDay },
  (on, { supplierId, today, capacity }: Given<{ supplierId: string; today: string; capacity: number }>) =>
    on
      .updateTable('ServiceDay')
      .set(({ ref }) => ({
        capacity: sql<number>`greatest(${capacity}::int,
          ${ref('breakfastTaken')} + ${ref('lunchTaken')} + ${ref('dinnerTaken')})`,
      }))
      .where('supplierId', '=', supplierId)
      .where('serviceDate', '>=', today),
);

/** Changes the kitchen's maximum plates per day, within its registered band. */
export const setKitchenCapacity = operation(
  suppliers,
  async (work: Work, input: number): Promise<{ supplierId: string } | Problem> => {
    const held = await lockOwnSupplier(work);
    if (held instanceof KitchenNotFound) return held;
    const { kitchen, today } = held;
    const most = platesOfBand[kitchen.dailyCapacity as CapacityBand];
    const wanted = checked(kitchenCapacity(most), { capacity: input });
    if (wanted instanceof InvalidInput) return wanted;

    const change = { before: { capacity: kitchen.capacity }, after: { capacity: wanted.capacity } };
    kitchen.capacity = wanted.capacity;
    await work.em.flush();
    await changeComingDays.all(work.sql, { supplierId: kitchen.id, today, ...wanted });
    recordKitchenChange(work, 'KITCHEN_CAPACITY_CHANGED', kitchen, change);
    return { supplierId: kitchen.id };
  },
);
