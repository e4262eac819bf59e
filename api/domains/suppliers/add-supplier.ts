import { platesOfBand } from '../../../schema/constants.ts';
import type { Registration } from '../../../schema/rules/registration.ts';
import { newIdentifier } from '../../core/identifier.ts';
import type { Work } from '../../core/operation.ts';
import type { Coordinates } from '../cities/coordinates.ts';
import { sealedEin } from './sealed-ein.ts';
import { searchText } from './searching/search-text.ts';

type NewKitchen = Registration & { userId: string; cityId: string; place: Coordinates };

/** Adds a kitchen that cannot sell yet. Undefined when the EIN is already registered. */
export const addSupplier = async (
  { ctx, sql, now }: Work,
  kitchen: NewKitchen,
): Promise<string | undefined> => {
  const id = newIdentifier(now);
  const { einSealed, einLookup, einLastFour } = sealedEin(ctx.services.vault, kitchen.ein, id);
  const [added] = await sql.rows<{ id: string }>(
    `insert into suppliers (id, user_id, city_id, kitchen_name, cook_name, description, cuisine_type, address,
       zip_code, latitude, longitude, daily_capacity, capacity, search_text, ein_sealed, ein_lookup, ein_last_four,
       home_kitchen_agreed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
     on conflict on constraint suppliers_ein_lookup do nothing returning id`,
    [
      id,
      kitchen.userId,
      kitchen.cityId,
      kitchen.kitchenName,
      kitchen.cookName,
      kitchen.description,
      kitchen.cuisineType,
      `${kitchen.address}, ${kitchen.city}, ${kitchen.state}`,
      kitchen.zipCode.slice(0, 5),
      kitchen.place.latitude,
      kitchen.place.longitude,
      kitchen.dailyCapacity,
      platesOfBand[kitchen.dailyCapacity],
      searchText([kitchen.kitchenName, kitchen.cookName, kitchen.cuisineType]),
      einSealed,
      einLookup,
      einLastFour,
      now,
    ],
  );
  return added?.id;
};
