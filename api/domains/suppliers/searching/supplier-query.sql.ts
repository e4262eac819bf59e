import type { ExecutionMode } from '../../../core/database/sql.ts';
import { decodeCursor } from '../../../core/graphql/page.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { searchTerm } from '../../../core/values/searchable.ts';
import { type Coordinates, onTheMap } from '../../cities/coordinates.ts';
import { selectedColumns } from '../supplier-columns.sql.ts';
import { everySupplierColumn, type SupplierColumn } from '../supplier-columns.ts';
import { type Term, termsOf } from './search-terms.ts';
import { choiceConditions, chosen, placeConditions, qualityConditions } from './supplier-conditions.sql.ts';
import { type SupplierFilter, SupplierSort } from './supplier-inputs.ts';
import { textConditions, trigramConditions } from './text-conditions.sql.ts';

export interface SupplierSearch {
  filter?: SupplierFilter | null;
  sort: SupplierSort;
  near?: Coordinates | null;
  after?: string | null;
  /** Columns to select; all when omitted. */
  columns?: readonly SupplierColumn[];
  /** What to find in place of what the filter's text says. */
  terms?: readonly Term[];
}

/** Number of kitchens that a search scans by rating before it falls back to the trigram index. */
export const scanLimitFor = (wanted: number): number => Math.max(2000, 20 * wanted);

/**
 * Composes the SQL of a search from fixed pieces; all user input is passed as parameters. It is text, because each
 * search combines the pieces differently, and their plans were measured. There are two ways
 * to find words: a scan of the city by rating finds common words quickly and is tried first; if it reaches
 * its limit, the trigram index finds the rest.
 */
export class SupplierQuery {
  readonly text: string;
  readonly values: unknown[] = [];
  /** Whether it scans by rating, and so may have stopped before the end. */
  readonly mayBeTruncated: boolean;
  /** Maximum number of kitchens a scan reads. */
  readonly scanLimit: number;
  /** Unprepared for the trigram index, whose plan depends on how rare the words are. */
  readonly mode: ExecutionMode;
  /** Placeholders of the coordinates from which distances are measured. */
  #origin: string | undefined;

  constructor(
    private readonly search: SupplierSearch,
    now: Date,
    // Not a parameter: with an unknown limit the database would plan again on each execution.
    private readonly limit: number,
    part: 'ratingScan' | 'fullTextFallback' = 'ratingScan',
  ) {
    const filter = search.filter ?? {};
    const bind = (value: unknown) => this.#value(value);
    const terms = search.terms ?? termsOf(searchTerm(filter.text ?? '', 'filter.text'));
    const byRating = search.sort === SupplierSort.RATING;
    this.scanLimit = scanLimitFor(limit);
    this.mayBeTruncated = part === 'ratingScan' && terms.length > 0 && byRating;
    this.mode = terms.length > 0 && !this.mayBeTruncated ? 'unprepared' : 'composed';
    const matches = textConditions(terms, bind);
    const location = placeConditions(filter, bind);
    const conditions = [
      's.is_active',
      ...location.conditions,
      ...qualityConditions(filter, now, bind),
      ...chosen(choiceConditions(filter, bind)),
      ...this.#after(),
    ];

    if (terms.length === 0 && search.sort === SupplierSort.DISTANCE) this.text = this.#nearest(conditions);
    else if (terms.length === 0) this.text = this.#listed(conditions);
    else if (this.mayBeTruncated) this.text = this.#ratingScan(matches, conditions);
    else {
      const more = byRating ? [this.#exceedsScan(conditions)] : [];
      this.text = this.#byTrigrams([
        ...trigramConditions(terms, bind, location.city),
        ...matches,
        ...conditions,
        ...more,
      ]);
    }
  }

  #listed(conditions: string[]): string {
    return `select ${this.#columns()} from suppliers s where ${conditions.join(' and ')} ${this.#firstInOrder()}`;
  }

  /** The spatial index sorts by distance only, so ties are included and sorted by id afterwards. */
  #nearest(conditions: string[]): string {
    const near = `select s.*, ${this.#distanceKey()} as distance_key from suppliers s where ${conditions.join(' and ')}
      order by distance_key fetch first ${this.limit} rows with ties`;
    return `select ${this.#columns('s.distance_key')} from (${near}) s order by s.distance_key, s.id limit ${this.limit}`;
  }

  /** Reads only the index until enough matches are found. */
  #ratingScan(matches: string[], conditions: string[]): string {
    return `select ${this.#columns()} from (
        select s.id, s.rating from (
          select s.id, s.rating, s.search_text from suppliers s
          where ${conditions.join(' and ')} order by s.rating desc, s.id limit ${this.scanLimit}
        ) s
        where ${matches.join(' and ')} ${this.#firstInOrder()}
      ) found join suppliers s using (id) order by found.rating desc, found.id`;
  }

  #byTrigrams(conditions: string[]): string {
    const hits = `select s.* from suppliers s where ${conditions.join(' and ')}`;
    return `with hits as materialized (${hits}) select ${this.#columns()} from hits s ${this.#firstInOrder()}`;
  }

  /** Evaluated once, first; when false, the scan has covered everything. */
  #exceedsScan(conditions: string[]): string {
    return `exists (select from suppliers s where ${conditions.join(' and ')} offset ${this.scanLimit})`;
  }

  /** `distanceKey` is the SQL expression for the distance, when the statement has already computed it. */
  #columns(distanceKey?: string): string {
    const { columns = everySupplierColumn, sort, near } = this.search;
    const key = sort === SupplierSort.NAME ? 'kitchenName' : 'rating';
    const needed = selectedColumns(columns.includes(key) ? columns : [...columns, key]);
    if (!near) return needed;
    const miles = `${needed}, ${this.#miles()} as "distanceMiles"`;
    return sort === SupplierSort.DISTANCE
      ? `${miles}, ${distanceKey ?? this.#distanceKey()} as "distanceKey"`
      : miles;
  }

  #firstInOrder(): string {
    return `order by ${this.#order()} limit ${this.limit}`;
  }

  #value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  #after(): string[] {
    const { after, sort } = this.search;
    if (!after) return [];
    const [key, id] = decodeCursor(after, sort === SupplierSort.NAME ? 'string' : 'number');
    const last = `${this.#value(id)}::uuid`;
    if (sort === SupplierSort.NAME) return [`(lower(s.kitchen_name), s.id) > (${this.#value(key)}, ${last})`];
    if (sort === SupplierSort.DISTANCE)
      return [`(${this.#distanceKey()}, s.id) > (${this.#value(key)}::float8, ${last})`];
    const rating = `${this.#value(key)}::float8::numeric`;
    return [`s.rating <= ${rating}`, `(s.rating < ${rating} or s.id > ${last})`];
  }

  #order(): string {
    const { sort } = this.search;
    if (sort === SupplierSort.NAME) return 'lower(s.kitchen_name), s.id';
    if (sort === SupplierSort.DISTANCE) return `${this.#distanceKey()}, s.id`;
    return 's.rating desc, s.id';
  }

  #miles(): string {
    return `miles_between(s.latitude, s.longitude, ${this.#near()})`;
  }

  /**
   * Straight line through the earth: the same order as miles along the surface, and supported by the spatial index.
   * The origin is a subquery, so that it is computed once instead of for every kitchen.
   */
  #distanceKey(): string {
    return `(on_earth(s.latitude, s.longitude) <-> (select on_earth(${this.#near()})))`;
  }

  #near(): string {
    if (this.#origin) return this.#origin;
    const { near } = this.search;
    if (!near) throw new MalformedInput('Sorting by distance needs to know where you are.', 'near');
    const { latitude, longitude } = onTheMap(near);
    this.#origin = `${this.#value(latitude)}::float8, ${this.#value(longitude)}::float8`;
    return this.#origin;
  }
}
