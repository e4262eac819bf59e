import { Supplier } from './supplier.ts';

/**
 * A kitchen as lists and pages read it: the columns they print, not the entity. A row read for some of its
 * fields has just these; other objects' fields find at least the id.
 */
export interface SupplierRow
  extends Omit<
    Supplier,
    | 'searchText'
    | 'userId'
    | 'dailyCapacity'
    | 'capacity'
    | 'einSealed'
    | 'einLookup'
    | 'einLastFour'
    | 'homeKitchenAgreedAt'
    | 'suspendedAt'
    | 'createdAt'
  > {
  /** What a list by distance is in order of; no unit people know. */
  distanceKey?: number;
}

export type SupplierColumn = Exclude<keyof SupplierRow, 'distanceMiles' | 'distanceKey'>;

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

/** What fields read that are not columns themselves. */
const columnsBehind: Record<string, SupplierColumn[]> = {
  city: ['cityId'],
  deliversTo: ['latitude', 'longitude', 'offersDelivery', 'deliveryRadiusMiles'],
};

const columnsOfFields = new WeakMap<ReadonlySet<string>, readonly SupplierColumn[]>();

/** The columns that answer the fields a request asks for; worked out once for a document served again. */
export const columnsForFields = (fields: ReadonlySet<string>): readonly SupplierColumn[] => {
  const known = columnsOfFields.get(fields);
  if (known) return known;
  const needed = columnsBehindFields(fields);
  columnsOfFields.set(fields, needed);
  return needed;
};

const columnsBehindFields = (fields: ReadonlySet<string>): SupplierColumn[] => {
  const behind = new Set([...fields].flatMap(field => columnsBehind[field] ?? []));
  return everySupplierColumn.filter(column => column === 'id' || fields.has(column) || behind.has(column));
};

/** The select list of a row; the table is `s`. */
export const selectedColumns = (chosen: readonly SupplierColumn[] = everySupplierColumn): string =>
  chosen.map(column => `${columns[column]} as "${column}"`).join(', ');

/** Result unions tell their members apart by class; a row becomes one of Supplier without being copied. */
export const asSupplier = <Row extends SupplierRow>(row: Row): Row =>
  Object.setPrototypeOf(row, Supplier.prototype);
