import { sql } from 'kysely';
import { platesOfBand } from '../../../schema/constants.ts';
import type { Registration } from '../../../schema/rules/registration.ts';
import type { Work } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import type { Coordinates } from '../cities/coordinates.ts';
import { sealedEin } from './sealed-ein.ts';
import { searchText } from './searching/search-text.ts';
import { Supplier } from './supplier.ts';

type NewKitchen = Registration & { userId: string; cityId: string; place: Coordinates };

type NewSupplier = Required<
  Pick<
    Supplier,
    | 'id'
    | 'userId'
    | 'cityId'
    | 'kitchenName'
    | 'cookName'
    | 'description'
    | 'cuisineType'
    | 'address'
    | 'zipCode'
    | 'latitude'
    | 'longitude'
    | 'dailyCapacity'
    | 'capacity'
    | 'searchText'
    | 'einSealed'
    | 'einLookup'
    | 'einLastFour'
    | 'createdAt'
  >
>;

const byDefault = <Value>() => sql<Value>`default`;

const insertSupplier = query({ Supplier }, (on, kitchen: Given<NewSupplier>) =>
  on
    .insertInto('Supplier')
    .values({
      id: kitchen.id,
      userId: kitchen.userId,
      cityId: kitchen.cityId,
      kitchenName: kitchen.kitchenName,
      cookName: kitchen.cookName,
      description: kitchen.description,
      cuisineType: kitchen.cuisineType,
      address: kitchen.address,
      zipCode: kitchen.zipCode,
      latitude: kitchen.latitude,
      longitude: kitchen.longitude,
      dailyCapacity: kitchen.dailyCapacity,
      capacity: kitchen.capacity,
      searchText: kitchen.searchText,
      einSealed: kitchen.einSealed,
      einLookup: kitchen.einLookup,
      einLastFour: kitchen.einLastFour,
      createdAt: kitchen.createdAt,
      homeKitchenAgreedAt: kitchen.createdAt,
      offersDelivery: byDefault(),
      offersPickup: byDefault(),
      deliveryRadiusMiles: byDefault(),
      rating: byDefault(),
      totalRatings: byDefault(),
      isActive: byDefault(),
      hasDishes: byDefault(),
      dietaryNeeds: byDefault(),
      popularDishIds: byDefault(),
      cookedMeals: byDefault(),
      unusualMeals: byDefault(),
      weekVersion: byDefault(),
      menuVersion: byDefault(),
      shareCode: byDefault(),
    })
    .onConflict(conflict => conflict.constraint('suppliers_ein_lookup').doNothing())
    .returning('id'),
);

/** Adds a kitchen that cannot sell yet. Undefined when the EIN is already registered. */
export const addSupplier = async (work: Work, kitchen: NewKitchen): Promise<string | undefined> => {
  const { ctx, now } = work;
  const id = newIdentifier(now);
  const added = await insertSupplier.first(work.sql, {
    ...sealedEin(ctx.services.vault, kitchen.ein, id),
    id,
    userId: kitchen.userId,
    cityId: kitchen.cityId,
    kitchenName: kitchen.kitchenName,
    cookName: kitchen.cookName,
    description: kitchen.description,
    cuisineType: kitchen.cuisineType,
    address: `${kitchen.address}, ${kitchen.city}, ${kitchen.state}`,
    zipCode: kitchen.zipCode.slice(0, 5),
    latitude: kitchen.place.latitude,
    longitude: kitchen.place.longitude,
    dailyCapacity: kitchen.dailyCapacity,
    capacity: platesOfBand[kitchen.dailyCapacity],
    searchText: searchText([kitchen.kitchenName, kitchen.cookName, kitchen.cuisineType]),
    createdAt: now,
  });
  return added?.id;
};
