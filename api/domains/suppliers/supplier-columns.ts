import { Supplier } from './supplier.ts';

/**
 * A kitchen as loaded for lists and pages: the selected columns, not the entity. A row loaded for some fields
 * has only these; fields of other types can rely on the id.
 */
export interface SupplierRow
  extends Omit<
    Supplier,
    | 'searchText'
    | 'weekVersion'
    | 'menuVersion'
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
  /** Sort key of a list by distance; not in miles. */
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

/** Columns needed by computed fields. */
const columnsBehind: Record<string, SupplierColumn[]> = {
  city: ['cityId'],
  deliversTo: ['latitude', 'longitude', 'offersDelivery', 'deliveryRadiusMiles'],
};

const columnsOfFields = new WeakMap<ReadonlySet<string>, readonly SupplierColumn[]>();

/** Columns for the requested fields; computed once per cached document. */
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

/** Select list of a row; the table alias is `s`. */
export const selectedColumns = (chosen: readonly SupplierColumn[] = everySupplierColumn): string =>
  chosen.map(column => `${columns[column]} as "${column}"`).join(', ');

/** Result unions distinguish their members by class; this gives a row the class Supplier without copying it. */
export const asSupplier = <Row extends SupplierRow>(row: Row): Row =>
  Object.setPrototypeOf(row, Supplier.prototype);
