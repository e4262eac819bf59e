import { MalformedInput } from '../../../core/failures.ts';
import { placeAfter } from '../../../core/page.ts';
import { folded, searchTerm } from '../../../core/searchable.ts';
import type { ExecutionMode } from '../../../core/sql.ts';
import { type Coordinates, onTheMap } from '../../cities/coordinates.ts';
import { everySupplierColumn, type SupplierColumn, selectedColumns } from '../supplier-columns.ts';
import { placeConditions, qualityConditions } from './supplier-conditions.ts';
import { type SupplierFilter, SupplierSort } from './supplier-inputs.ts';

export interface SupplierSearch {
  filter?: SupplierFilter | null;
  sort: SupplierSort;
  near?: Coordinates | null;
  after?: string | null;
  /** What to read of each kitchen; everything when left out. */
  columns?: readonly SupplierColumn[];
}

/** How many kitchens a search for so many walks in order of rating before it goes by the index of words instead. */
export const scanLimitFor = (wanted: number): number => Math.max(2000, 20 * wanted);

/**
 * Composes the statement of a search from fixed pieces; all that people write travels as values. Two ways
 * to find words: walking the city in order of rating finds common words at once and is the first try; what
 * lies beyond a walk that came to its limit is left to the index of words.
 */
export class SupplierQuery {
  readonly text: string;
  readonly values: unknown[] = [];
  /** Whether it walks, and so may have stopped before everything was seen. */
  readonly walks: boolean;
  /** How many kitchens a walk for this many sees at most. */
  readonly walkLength: number;
  /** How rare the words are decides how to go by them. */
  readonly way: ExecutionMode;
  /** Where distances begin, as values of this statement. */
  #here: string | undefined;

  constructor(
    private readonly search: SupplierSearch,
    now: Date,
    // Not a value: for a limit it does not know the database would plan anew each time.
    private readonly limit: number,
    part: 'walk' | 'beyond the walk' = 'walk',
  ) {
    const filter = search.filter ?? {};
    const bind = (value: unknown) => this.#value(value);
    const words = folded(searchTerm(filter.text ?? '', 'filter.text'))
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6);
    const byRating = search.sort === SupplierSort.RATING;
    this.walkLength = scanLimitFor(limit);
    this.walks = part === 'walk' && words.length > 0 && byRating;
    this.way = words.length > 0 && !this.walks ? 'unprepared' : 'prepared';
    const matches = words.map(word => `strpos(s.search_text, ${bind(word)}) > 0`);
    const place = placeConditions(filter, bind);
    const conditions = [
      's.is_active',
      ...place.conditions,
      ...qualityConditions(filter, now, bind),
      ...this.#after(),
    ];

    if (words.length === 0 && search.sort === SupplierSort.DISTANCE) this.text = this.#nearest(conditions);
    else if (words.length === 0) this.text = this.#listed(conditions);
    else if (this.walks) this.text = this.#walked(matches, conditions);
    else {
      const more = byRating ? [this.#moreThanAWalk(conditions)] : [];
      this.text = this.#byWords([...this.#mayHold(words, place.city), ...matches, ...conditions, ...more]);
    }
  }

  #listed(conditions: string[]): string {
    return `select ${this.#columns()} from suppliers s where ${conditions.join(' and ')} ${this.#firstInOrder()}`;
  }

  /** The index of places orders by nothing else, so who is equally far comes along and is put in order after. */
  #nearest(conditions: string[]): string {
    const near = `select s.*, ${this.#distanceKey()} as distance_key from suppliers s where ${conditions.join(' and ')}
      order by distance_key fetch first ${this.limit} rows with ties`;
    return `select ${this.#columns('s.distance_key')} from (${near}) s order by s.distance_key, s.id limit ${this.limit}`;
  }

  /** Reads nothing but the index until enough is found. */
  #walked(matches: string[], conditions: string[]): string {
    return `select ${this.#columns()} from (
        select s.id, s.rating from (
          select s.id, s.rating, s.search_text from suppliers s
          where ${conditions.join(' and ')} order by s.rating desc, s.id limit ${this.walkLength}
        ) s
        where ${matches.join(' and ')} ${this.#firstInOrder()}
      ) found join suppliers s using (id) order by found.rating desc, found.id`;
  }

  #byWords(conditions: string[]): string {
    const hits = `select s.* from suppliers s where ${conditions.join(' and ')}`;
    return `with hits as materialized (${hits}) select ${this.#columns()} from hits s ${this.#firstInOrder()}`;
  }

  /**
   * Which kitchens may hold the words, as the index of words knows them: by letters in threes. Shorter words have none,
   * and a condition that tells nothing would be worked out for every kitchen.
   */
  #mayHold(words: string[], city = 'null'): string[] {
    const known = words.filter(word => [...word].length >= 3);
    if (known.length === 0) return [];
    const wanted = `trigrams_in(${city}, ${this.#value(known.join(' '))})`;
    return [`findable_trigrams(s.city_id, s.search_text) @> ${wanted}`];
  }

  /** Asked once, before anything else; else the walk has seen all there is. */
  #moreThanAWalk(conditions: string[]): string {
    return `exists (select from suppliers s where ${conditions.join(' and ')} offset ${this.walkLength})`;
  }

  /** `distanceKey` is how the statement knows how far a kitchen is, where it has worked that out already. */
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
    const [key, id] = placeAfter(after, sort === SupplierSort.NAME ? 'string' : 'number');
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
   * The straight line through the earth: the same order as miles along it, and one the index of places knows. Where
   * it starts is asked for by a statement of its own, which is worked out once instead of for every kitchen.
   */
  #distanceKey(): string {
    return `(on_earth(s.latitude, s.longitude) <-> (select on_earth(${this.#near()})))`;
  }

  #near(): string {
    if (this.#here) return this.#here;
    const { near } = this.search;
    if (!near) throw new MalformedInput('Sorting by distance needs to know where you are.', 'near');
    const { latitude, longitude } = onTheMap(near);
    this.#here = `${this.#value(latitude)}::float8, ${this.#value(longitude)}::float8`;
    return this.#here;
  }
}
