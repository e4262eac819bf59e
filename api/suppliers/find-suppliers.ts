import type { Ctx } from '../core/ctx.ts';
import { MalformedInput } from '../core/failures.ts';
import { identifier } from '../core/identifier.ts';
import { Page, type Place, pageSize, placeAfter } from '../core/page.ts';
import { folded, likePattern } from '../core/searchable.ts';
import { type SupplierRow, supplierColumns } from './supplier-columns.ts';
import { type Coordinates, type SupplierFilter, SupplierSort } from './supplier-inputs.ts';

export interface SupplierSearch {
  filter?: SupplierFilter | null;
  sort: SupplierSort;
  near?: Coordinates | null;
  first: number;
  after?: string | null;
}

/** Listed kitchens, a page at a time in keyset order. */
export const findSuppliers = async (ctx: Ctx, search: SupplierSearch): Promise<Page<SupplierRow>> => {
  const size = pageSize(search.first);
  const rows = await read(ctx, search, size + 1);
  return new Page(rows, size, search.after, row => placeOf(row, search.sort));
};

/** The best rated kitchens of a filter as a plain list. */
export const listSuppliers = (ctx: Ctx, filter: SupplierFilter, limit: number): Promise<SupplierRow[]> =>
  read(ctx, { filter, sort: SupplierSort.RATING, first: limit }, limit);

const read = async (ctx: Ctx, search: SupplierSearch, limit: number): Promise<SupplierRow[]> => {
  const query = new SupplierQuery(search, ctx.now, limit);
  const rows = await ctx.sql.rows<SupplierRow>(query.text, query.values);
  if (!query.walks || rows.length === limit) return rows;
  const thorough = new SupplierQuery(search, ctx.now, limit, 'by words');
  return ctx.sql.rows<SupplierRow>(thorough.text, thorough.values);
};

/** How many kitchens a search walks in order of rating before it goes by the index of words instead. */
const walkLimit = 2000;

const placeOf = (row: SupplierRow, sort: SupplierSort): Place => {
  if (sort === SupplierSort.NAME) return [row.kitchenName.toLowerCase(), row.id];
  if (sort === SupplierSort.DISTANCE) return [row.distanceMiles ?? 0, row.id];
  return [row.rating, row.id];
};

/**
 * Composes the statement of a search from fixed pieces, so that the number of different texts is small
 * and all input travels as values. Two ways to find words: walking the city in order of rating finds
 * common words at once and is the first try; rare ones are left to the index of words.
 */
class SupplierQuery {
  readonly text: string;
  readonly values: unknown[] = [];
  /** Whether it walks, and so may have stopped before everything was seen. */
  readonly walks: boolean;

  constructor(
    private readonly search: SupplierSearch,
    private readonly now: Date,
    limit: number,
    way: 'walk' | 'by words' = 'walk',
  ) {
    const words = folded(search.filter?.text ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6);
    this.walks = way === 'walk' && words.length > 0 && search.sort === SupplierSort.RATING;
    const matches = words.map(word => `s.search_text like ${this.#value(likePattern(word))}`);
    const conditions = ['s.is_active', ...this.#place(), ...this.#qualities(), ...this.#after()];
    const order = this.#order();

    if (words.length === 0) {
      this.text = this.#select('suppliers s', conditions, order, limit);
    } else if (this.walks) {
      const walk = `select s.id, s.rating, s.search_text from suppliers s
        where ${conditions.join(' and ')} order by ${order} limit ${walkLimit}`;
      this.text = this.#select(
        `(${walk}) walked join suppliers s using (id)`,
        matches.map(walked),
        order,
        limit,
      );
    } else {
      const hits = `select s.* from suppliers s where ${[...matches, ...conditions].join(' and ')}`;
      this.text = `with hits as materialized (${hits}) ${this.#select('hits s', ['true'], order, limit)}`;
    }
  }

  #value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  #select(source: string, conditions: string[], order: string, limit: number): string {
    return `select ${supplierColumns}, ${this.#distance()} as "distanceMiles" from ${source}
      where ${conditions.join(' and ')} order by ${order} limit ${this.#value(limit)}`;
  }

  #place(): string[] {
    const { cityId, city, state } = this.search.filter ?? {};
    const conditions: string[] = [];
    if (cityId) conditions.push(`s.city_id = ${this.#value(identifier(cityId, 'filter.cityId'))}`);
    if (city && state) {
      const name = this.#value(city.trim().toLowerCase());
      conditions.push(
        `s.city_id = (select id from cities where lower(name) = ${name} and state = ${this.#value(state.trim().toUpperCase())})`,
      );
    } else if (city) {
      const name = this.#value(city.trim().toLowerCase());
      conditions.push(`s.city_id in (select id from cities where lower(name) = ${name})`);
    } else if (state) {
      conditions.push(
        `s.city_id in (select id from cities where state = ${this.#value(state.trim().toUpperCase())})`,
      );
    }
    return conditions;
  }

  #qualities(): string[] {
    const { cuisineType, minimumRating, openFor } = this.search.filter ?? {};
    const conditions: string[] = [];
    if (cuisineType) conditions.push(`s.cuisine_type = ${this.#value(cuisineType)}`);
    if (minimumRating) conditions.push(`s.rating >= ${this.#value(minimumRating)}::float8::numeric`);
    if (openFor) {
      const day = this.#value(openFor.serviceDate);
      conditions.push(`exists (select from meal_windows(s.id, ${day}::date, ${day}::date) meal
        where meal.mealtime = ${this.#value(openFor.mealtime)} and meal.plates_left > 0
          and meal.cut_off_at > ${this.#value(this.now)})`);
    }
    return conditions;
  }

  #after(): string[] {
    const { after, sort } = this.search;
    if (!after) return [];
    const [key, id] = placeAfter(after, sort === SupplierSort.NAME ? 'string' : 'number');
    const last = `${this.#value(id)}::uuid`;
    if (sort === SupplierSort.NAME) return [`(lower(s.kitchen_name), s.id) > (${this.#value(key)}, ${last})`];
    if (sort === SupplierSort.DISTANCE)
      return [`(${this.#distance()}, s.id) > (${this.#value(key)}, ${last})`];
    const rating = `${this.#value(key)}::float8::numeric`;
    return [`s.rating <= ${rating}`, `(s.rating < ${rating} or s.id > ${last})`];
  }

  #order(): string {
    const { sort } = this.search;
    if (sort === SupplierSort.NAME) return 'lower(s.kitchen_name), s.id';
    if (sort === SupplierSort.DISTANCE) return `${this.#distance()}, s.id`;
    return 's.rating desc, s.id';
  }

  #distance(): string {
    const { near, sort } = this.search;
    if (!near) {
      if (sort !== SupplierSort.DISTANCE) return 'null::float8';
      throw new MalformedInput('Sorting by distance needs to know where you are.', 'near');
    }
    const { latitude, longitude } = near;
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
      throw new MalformedInput('Latitude is -90 to 90 and longitude -180 to 180.', 'near');
    }
    return `miles_between(s.latitude, s.longitude, ${this.#value(latitude)}, ${this.#value(longitude)})`;
  }
}

const walked = (match: string) => match.replace('s.search_text', 'walked.search_text');
