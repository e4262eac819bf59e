import { sql as fragment } from 'kysely';
import { type KitchenProfile, kitchenProfile } from '../../../../schema/rules/kitchen-profile.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { findOrAddCity } from '../../cities/find-or-add-city.ts';
import { placeOfZip } from '../../cities/place-of-zip.ts';
import type { ZipCode } from '../../cities/zip-code.ts';
import { User } from '../../identity/user.ts';
import { recordKitchenChange } from '../admin/record-kitchen-change.ts';
import { dropUnusedCity } from '../cities/drop-unused-city.ts';
import { KitchenNotFound } from '../kitchen-problems.ts';
import type { Supplier } from '../supplier.ts';
import { KitchenProfileChanged } from '../supplier-events.ts';
import type { UpdateKitchenInput } from './kitchen-account-inputs.ts';
import { lockOwnSupplier } from './lock-own-supplier.ts';

const updateCook = query(
  { User },
  (on, { id, name, phone }: Given<Required<Pick<User, 'id' | 'name' | 'phone'>>>) =>
    on.updateTable('User').set({ name, phone }).where('id', '=', id),
);

const moveCount = query({ City }, (on, { from, to }: Given<{ from: string; to: string }>) =>
  on
    .updateTable('City')
    .set(({ ref }) => ({
      supplierCount: fragment<number>`${ref('supplierCount')} + case ${ref('id')} when ${from} then -1 else 1 end`,
    }))
    .where('id', 'in', [from, to]),
);

interface Prepared {
  profile: KitchenProfile;
  /** Checked only when a kitchen moves: one whose city was accepted before may change its other fields. */
  place: ZipCode | InvalidInput;
}

const prepare = async (ctx: Ctx, input: UpdateKitchenInput): Promise<Prepared | Problem> => {
  const profile = checked(kitchenProfile, input);
  if (profile instanceof InvalidInput) return profile;
  return { profile, place: await placeOfZip(ctx, profile) };
};

const perform = async (
  work: Work,
  { profile, place }: Prepared,
): Promise<{ supplierId: string } | Problem> => {
  const held = await lockOwnSupplier(work);
  if (held instanceof KitchenNotFound) return held;
  const { kitchen } = held;
  const before = shownOf(kitchen);
  const { phone, address, city, state, zipCode, story, ...words } = profile;
  const isMoving =
    `${address}, ${city}, ${state}` !== kitchen.address || zipCode.slice(0, 5) !== kitchen.zipCode;
  if (isMoving && place instanceof InvalidInput) return place;
  work.em.assign(kitchen, { ...words, story: story || null });
  if (isMoving) await move(work, kitchen, address, place as ZipCode);
  await work.em.flush();
  await updateCook.all(work.sql, { id: kitchen.userId, name: profile.cookName, phone });
  work.record(new KitchenProfileChanged(kitchen.id));
  recordKitchenChange(work, 'KITCHEN_UPDATED', kitchen, { before, after: shownOf(kitchen) });
  return { supplierId: kitchen.id };
};

/** Moves the kitchen's count to its new city and deletes the old city if nothing else needs it. */
const move = async ({ em, sql, now }: Work, kitchen: Supplier, street: string, place: ZipCode) => {
  const { city, state, zipCode, latitude, longitude } = place;
  const before = kitchen.cityId;
  const cityId = await findOrAddCity(sql, place, now);
  Object.assign(kitchen, {
    address: `${street}, ${city}, ${state}`,
    zipCode,
    cityId,
    latitude,
    longitude,
  });
  if (cityId === before) return;
  if (kitchen.isActive) {
    await moveCount.all(sql, { from: before, to: cityId });
  }
  await em.flush();
  await dropUnusedCity(sql, before);
};

/** What the audit trail compares of a kitchen. */
const shownOf = (kitchen: Supplier) => ({
  kitchenName: kitchen.kitchenName,
  cookName: kitchen.cookName,
  cuisineType: kitchen.cuisineType,
  description: kitchen.description,
  address: kitchen.address,
  zipCode: kitchen.zipCode,
  offersDelivery: kitchen.offersDelivery,
  offersPickup: kitchen.offersPickup,
  deliveryRadiusMiles: kitchen.deliveryRadiusMiles,
});

/** Changes the profile, delivery settings and address of a kitchen. */
export const updateKitchen = preparedOperation(suppliers, prepare, perform);
