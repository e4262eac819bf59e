import { sql as fragment } from 'kysely';
import { type CapacityBand, platesOfBand } from '../../../../schema/constants.ts';
import { suppliers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../application.ts';
import { maskedEin } from '../sealed-ein.ts';
import { Supplier } from '../supplier.ts';
import { supplierStatusOf } from '../supplier-status.ts';
import { fixedPauseOf } from './fixed-pause.ts';
import { KitchenAccount } from './kitchen-account.ts';

const accountQuery = query(
  { Supplier, User, City, Application },
  (from, { userId, now }: Given<{ userId: string; now: Date }>) =>
    from
      .selectFrom('Supplier as s')
      .innerJoin('User as u', 'u.id', 's.userId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .leftJoin('Application as a', 'a.supplierId', 's.id')
      .where('s.userId', '=', userId)
      .select([
        's.id',
        's.einLastFour as lastFour',
        'u.email',
        'u.phone',
        's.dailyCapacity',
        's.capacity',
        's.pausedUntil',
        's.pausedByStaffUntil',
      ])
      .select(kitchen => [
        supplierStatusOf(kitchen).as('status'),
        fragment<string>`regexp_replace(${kitchen.ref('s.address')}, ', [^,]*, [A-Z]{2}$', '')`.as('street'),
        localDay(now, kitchen.ref('city.timeZone')).as('today'),
      ]),
);

/** Loads the viewer's own kitchen; null for viewers without one. */
export const findKitchenAccount = async (ctx: Ctx): Promise<KitchenAccount | null> => {
  if (!ctx.viewer.meets(suppliers)) return null;
  const row = await accountQuery.first(ctx.sql, { userId: ctx.viewer.userId, now: ctx.now });
  if (!row) return null;
  const { lastFour, pausedByStaffUntil, ...facts } = row;
  return Object.assign(new KitchenAccount(), facts, {
    einMasked: maskedEin(lastFour),
    pauseFixedUntil: fixedPauseOf({ ...facts, pausedByStaffUntil }, facts.today),
    capacityLimit: platesOfBand[facts.dailyCapacity as CapacityBand],
  });
};
