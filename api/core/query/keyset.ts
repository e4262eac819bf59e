import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from 'kysely';
import { type PagePart, positionInTime } from '../graphql/page.ts';
import type { Scan } from './either-way.ts';

/** Where a page begins in a list that is sorted by time, and how many rows are read for it. */
export interface Keyset {
  at: string;
  id: string;
  limit: number;
}

/** The same as parts of a statement. */
type GivenKeyset = { readonly [Name in keyof Keyset]: Keyset[Name] | Expression<Keyset[Name]> };

/** What a statement is run with for a page; one row more than it has shows whether the list continues. */
export const keysetOf = (part: PagePart, shown: 'asc' | 'desc'): Keyset => {
  const [at, id] = positionInTime(part, shown);
  return { at: String(at), id, limit: part.size + 1 };
};

/**
 * Reads one page of a list that is sorted by a time and an ID: the rows beyond a position, in the order of a scan. As
 * a row comparison, so that an index on both columns serves it.
 */
export const readByKeyset = <DB, Source extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Source, Row>,
  [time, id]: readonly [
    time: StringReference<DB, Source> | Expression<string>,
    id: StringReference<DB, Source>,
  ],
  { beyond, order }: Scan,
  given: GivenKeyset,
): SelectQueryBuilder<DB, Source, Row> => {
  const at = typeof time === 'string' ? sql.ref<string>(time) : time;
  const key = sql.ref<string>(id);
  return rows
    .where(sql<SqlBool>`(${at}, ${key}) ${sql.raw(beyond)} (${given.at}::timestamptz, ${given.id}::uuid)`)
    .orderBy(at, order)
    .orderBy(key, order)
    .limit(given.limit);
};
