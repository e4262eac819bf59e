import { type KitchenProfile, kitchenProfile } from '../../schema/rules/kitchen-profile.ts';
import { findOrAddCity } from '../cities/find-or-add-city.ts';
import { placeOfZip } from '../cities/place-of-zip.ts';
import type { ZipCode } from '../cities/zip-code.ts';
import { checked } from '../core/checked.ts';
import type { Ctx } from '../core/ctx.ts';
import { preparedOperation, type Work } from '../core/operation.ts';
import { InvalidInput, type Problem } from '../core/problem.ts';
import { suppliers } from '../core/rules.ts';
import { holdOwnSupplier } from './hold-own-supplier.ts';
import type { UpdateKitchenInput } from './kitchen-account-inputs.ts';
import { KitchenNotFound } from './kitchen-problems.ts';
import { recordKitchenChange } from './record-kitchen-change.ts';
import { refreshSearchText } from './refresh-search-text.ts';
import type { Supplier } from './supplier.ts';

interface Prepared {
  profile: KitchenProfile;
  place: ZipCode;
}

const prepare = async (ctx: Ctx, input: UpdateKitchenInput): Promise<Prepared | Problem> => {
  const profile = checked(kitchenProfile, input);
  if (profile instanceof InvalidInput) return profile;
  const place = await placeOfZip(ctx, profile);
  return place instanceof InvalidInput ? place : { profile, place };
};

const perform = async (
  work: Work,
  { profile, place }: Prepared,
): Promise<{ supplierId: string } | Problem> => {
  const held = await holdOwnSupplier(work);
  if (held instanceof KitchenNotFound) return held;
  const { kitchen } = held;
  const before = shownOf(kitchen);
  const { phone, address, city, state, zipCode, story, ...words } = profile;
  work.em.assign(kitchen, { ...words, story: story || null });
  await move(work, kitchen, { line: `${address}, ${city}, ${state}`, city, zipCode, place });
  await work.em.flush();
  await work.sql.rows('update users set name = $2, phone = $3 where id = $1', [
    kitchen.userId,
    profile.cookName,
    phone,
  ]);
  await refreshSearchText(work.sql, kitchen.id);
  recordKitchenChange(work, 'KITCHEN_UPDATED', kitchen, { before, after: shownOf(kitchen) });
  return { supplierId: kitchen.id };
};

interface NewPlace {
  line: string;
  city: string;
  zipCode: string;
  place: ZipCode;
}

/** A kitchen that stays where it is keeps its place on the map; one that moves counts in its new city. */
const move = async ({ sql, now }: Work, kitchen: Supplier, { line, city, zipCode, place }: NewPlace) => {
  if (line === kitchen.address && zipCode.slice(0, 5) === kitchen.zipCode) return;
  const cityId = await findOrAddCity(sql, { ...place, city }, now);
  if (kitchen.isActive && cityId !== kitchen.cityId) {
    await sql.rows(
      `update cities set supplier_count = supplier_count + case id when $1 then -1 else 1 end
       where id in ($1, $2)`,
      [kitchen.cityId, cityId],
    );
  }
  const { latitude, longitude } = place;
  Object.assign(kitchen, { address: line, zipCode: zipCode.slice(0, 5), cityId, latitude, longitude });
};

/** What customers see of a kitchen, for the trail. */
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

/** Changes what a kitchen says about itself, how its meals reach people, and where it is. */
export const updateKitchen = preparedOperation(suppliers, prepare, perform);
