import type { Work } from '../../../core/operation.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { Supplier } from '../supplier.ts';
import { ownSupplierId } from './own-supplier.ts';

export interface HeldKitchen {
  kitchen: Supplier;
  /** The kitchen's own calendar day. */
  today: string;
}

/** The viewer's kitchen for a change: changes of one kitchen take turns. Orders are not held up. */
export const lockOwnSupplier = async ({
  em,
  sql,
  viewer,
  now,
}: Work): Promise<HeldKitchen | KitchenNotFound> => {
  const id = await ownSupplierId(sql, viewer);
  const [held] = await sql.rows<{ today: string }>(
    `select ($2::timestamptz at time zone city.time_zone)::date as today
     from suppliers s join cities city on city.id = s.city_id where s.id = $1 for no key update of s`,
    [id ?? null, now],
  );
  return held ? { ...held, kitchen: await em.findOneOrFail(Supplier, { id }) } : new KitchenNotFound();
};
