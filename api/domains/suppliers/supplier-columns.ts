import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Supplier } from './supplier.ts';

const rating = sql<number>`${sql.ref('s.rating')}::float8`;
/** Not every reader may see it, so rows have it under another name until showPlaces has added the address. */
const storedAddress = sql.ref<string>('s.address');

/**
 * What a query selects for each column of a kitchen `s`. The driver returns numerics as text, so the rating is cast.
 */
const selections = {
  id: 's.id',
  cityId: 's.cityId',
  kitchenName: 's.kitchenName',
  cookName: 's.cookName',
  description: 's.description',
  story: 's.story',
  cuisineType: 's.cuisineType',
  address: storedAddress.as('storedAddress'),
  zipCode: 's.zipCode',
  latitude: 's.latitude',
  longitude: 's.longitude',
  offersDelivery: 's.offersDelivery',
  offersPickup: 's.offersPickup',
  deliveryRadiusMiles: 's.deliveryRadiusMiles',
  rating: rating.as('rating'),
  totalRatings: 's.totalRatings',
  pausedUntil: 's.pausedUntil',
  isActive: 's.isActive',
  menuSummary: 's.menuSummary',
  popularDishIds: 's.popularDishIds',
  cover: 's.cover',
  cookPhoto: 's.cookPhoto',
  shareCode: 's.shareCode',
} as const;

export type SupplierColumn = keyof typeof selections;

/**
 * A kitchen as loaded for lists and pages: the selected columns, not the entity. A row loaded for some fields
 * has only these; fields of other types can rely on the id.
 */
export interface SupplierRow extends Required<Pick<Supplier, SupplierColumn>> {
  /** The whole street; `address` is what everyone sees of it. */
  storedAddress: string;
  /** Set by lists that take `near`. */
  distanceMiles?: number | null;
  /** Sort key of a list by distance; not in miles. */
  distanceKey?: number;
}

/** A kitchen as the database has it. */
export type LoadedSupplier = Omit<SupplierRow, 'address'>;

export const everySupplierColumn = Object.keys(selections) as SupplierColumn[];

/** Columns needed by computed fields. */
const columnsBehind: Record<string, SupplierColumn[]> = {
  city: ['cityId'],
  picture: ['cover', 'menuSummary'],
  sharePath: ['kitchenName', 'shareCode'],
  matchedDish: ['kitchenName'],
  popularDishes: ['popularDishIds'],
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

/** What a typed query selects of a kitchen `s`. */
export const supplierSelections = (chosen: readonly SupplierColumn[] = everySupplierColumn) =>
  chosen.map(column => selections[column]);

/** The same as one value, for queries that load a kitchen with something else. */
export const supplierObject = () => {
  const { rating: _, address: __, ...plain } = selections;
  const values = Object.entries(plain).map(([name, column]) => [name, sql.ref(column)]);
  return jsonBuildObject({ ...Object.fromEntries(values), rating, storedAddress }).$castTo<LoadedSupplier>();
};
