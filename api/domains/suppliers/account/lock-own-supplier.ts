import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import { Supplier } from '../supplier.ts';
import { ownSupplierId } from './own-supplier.ts';

export interface HeldKitchen {
  kitchen: Supplier;
  /** Today in the kitchen's time zone. */
  today: string;
}

const lockKitchen = query({ Supplier, City }, (from, { id, now }: Given<{ id: string | null; now: Date }>) =>
  from
    .selectFrom('Supplier as s')
    .innerJoin('City as city', 'city.id', 's.cityId')
    .where('s.id', '=', id)
    .select(({ ref }) => localDay(now, ref('city.timeZone')).as('today'))
    .forNoKeyUpdate('s'),
);

/** Locks the viewer's kitchen, so that its changes run one by one. Orders are not blocked. */
export const lockOwnSupplier = async ({
  em,
  sql,
  viewer,
  now,
}: Work): Promise<HeldKitchen | KitchenNotFound> => {
  const id = await ownSupplierId(sql, viewer);
  const held = await lockKitchen.first(sql, { id: id ?? null, now });
  return held ? { ...held, kitchen: await em.findOneOrFail(Supplier, { id }) } : new KitchenNotFound();
};
