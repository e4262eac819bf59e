import { type CapacityBand, platesOfBand } from '../../../../schema/constants.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { suppliers } from '../../../core/rules.ts';
import { maskedEin } from '../sealed-ein.ts';
import { supplierStatusOf } from '../supplier-status.ts';
import { KitchenAccount } from './kitchen-account.ts';

type Row = Omit<KitchenAccount, 'einMasked' | 'capacityLimit'> & { lastFour: string | null };

/** Loads the viewer's own kitchen; null for viewers without one. */
export const findKitchenAccount = async (ctx: Ctx): Promise<KitchenAccount | null> => {
  if (!suppliers(ctx.viewer)) return null;
  const [row] = await ctx.sql.rows<Row>(
    `select s.id, ${supplierStatusOf} as status, s.ein_last_four as "lastFour", u.email, u.phone,
       regexp_replace(s.address, ', [^,]*, [A-Z]{2}$', '') as street, s.daily_capacity as "dailyCapacity",
       s.capacity, s.paused_until as "pausedUntil",
       ($2::timestamptz at time zone city.time_zone)::date as today
     from suppliers s
     join users u on u.id = s.user_id
     join cities city on city.id = s.city_id
     left join applications a on a.supplier_id = s.id
     where s.user_id = $1`,
    [ctx.viewer.userId, ctx.now],
  );
  if (!row) return null;
  const { lastFour, ...facts } = row;
  return Object.assign(new KitchenAccount(), facts, {
    einMasked: maskedEin(lastFour),
    capacityLimit: platesOfBand[facts.dailyCapacity as CapacityBand],
  });
};
