import type { Supplier } from './supplier.ts';

/**
 * A kitchen as lists and pages read it: the columns they print, not the entity. A row read for some of its
 * fields has just these; other objects' fields find at least the id.
 */
export type SupplierRow = Omit<
  Supplier,
  'searchText' | 'userId' | 'dailyCapacity' | 'capacity' | 'createdAt'
>;

export type SupplierColumn = Exclude<keyof SupplierRow, 'distanceMiles'>;

const columns: Record<SupplierColumn, string> = {
  id: 's.id',
  cityId: 's.city_id',
  kitchenName: 's.kitchen_name',
  cookName: 's.cook_name',
  description: 's.description',
  story: 's.story',
  cuisineType: 's.cuisine_type',
  address: 's.address',
  zipCode: 's.zip_code',
  latitude: 's.latitude',
  longitude: 's.longitude',
  offersDelivery: 's.offers_delivery',
  offersPickup: 's.offers_pickup',
  deliveryRadiusMiles: 's.delivery_radius_miles',
  rating: 's.rating::float8',
  totalRatings: 's.total_ratings',
  pausedUntil: 's.paused_until',
  isActive: 's.is_active',
};

export const everySupplierColumn = Object.keys(columns) as SupplierColumn[];

/** The columns that answer the fields a request asks for. */
export const columnsForFields = (fields: ReadonlySet<string>): SupplierColumn[] =>
  everySupplierColumn.filter(
    column => column === 'id' || fields.has(column) || (column === 'cityId' && fields.has('city')),
  );

/** The select list of a row; the table is `s`. */
export const selectedColumns = (chosen: readonly SupplierColumn[] = everySupplierColumn): string =>
  chosen.map(column => `${columns[column]} as "${column}"`).join(', ');
