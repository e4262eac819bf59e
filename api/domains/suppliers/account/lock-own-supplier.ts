import type { Work } from '../../../core/operation.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { Supplier } from '../supplier.ts';
import { ownSupplierId } from './own-supplier.ts';

export interface HeldKitchen {
  kitchen: Supplier;
  /** Today in the kitchen's time zone. */
  today: string;
}

/** Locks the viewer's kitchen, so that its changes run one by one. Orders are not blocked. */
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
