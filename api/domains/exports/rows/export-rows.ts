import { type Expression, sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import type { CursorPosition } from '../../../core/graphql/page.ts';
import type { Keyset } from '../../../core/query/keyset.ts';
import type { Given, Query } from '../../../core/query/query.ts';
import { localDay } from '../../cities/local-day.ts';

/** A value of an export: lists have texts only. */
export type Cell = string | number | null | readonly string[];

/** One row of an export, by the names of its columns. */
export type ExportRecord<Column extends string = string> = Readonly<Record<Column, Cell>>;

/** Which rows an export has. */
interface AskedRows {
  /** Null for those of all kitchens. */
  supplierId: string | null;
  from: string;
  to: string;
  /** Rows that came later are left out, so that an export ends while others are added. */
  createdAt: Date | string;
}

export type GivenRows = Given<AskedRows & Keyset>;

/** Rows that were read together; null where no more follow. */
interface RowsRead {
  records: ExportRecord[];
  next: CursorPosition | null;
}

/** What an export of a kind has: its columns in order, and how its rows are read from a position on. */
export interface ExportSource {
  columns: readonly string[];
  read(on: Sql, asked: AskedRows, after: CursorPosition): Promise<RowsRead>;
}

/** Rows that are read with one statement, and so the most that are in memory. */
export const rowsPerRead = 500;

interface Parts<Row, Column extends string> {
  columns: readonly Column[];
  /** Writes the statement, for one kitchen or for all: PostgreSQL plans each better than one with both conditions. */
  define(isOfKitchen: boolean): Query<AskedRows & Keyset, Row>;
  positionOf(row: Row): CursorPosition;
  recordsOf(row: Row): ExportRecord<Column>[];
}

/**
 * Defines how an export reads a kind of rows: in pages by their key, on the connection of jobs, so that it holds neither
 * a transaction nor memory however many there are.
 */
export const exportSource = <Row, Column extends string>({
  columns,
  define,
  positionOf,
  recordsOf,
}: Parts<Row, Column>): ExportSource => {
  const ofKitchen = define(true);
  const ofAll = define(false);
  return {
    columns,
    read: async (on, asked, [at, id]) => {
      const statement = asked.supplierId === null ? ofAll : ofKitchen;
      const given = { ...asked, at: String(at), id, limit: rowsPerRead };
      const rows = await statement.all(on, given, 'background');
      const last = rows.length === rowsPerRead ? rows.at(-1) : undefined;
      return { records: rows.flatMap(recordsOf), next: last ? positionOf(last) : null };
    },
  };
};

/** Whether a moment is within days that surely include the asked ones in every time zone, so that an index finds it. */
export const isAround = (moment: Expression<string>, { from, to }: GivenRows) =>
  sql<boolean>`${moment} >= ${from}::date - 2 and ${moment} < ${to}::date + 3`;

/**
 * Whether a moment is within the asked days of a time zone. A column and no condition: PostgreSQL takes such a condition to
 * leave few rows, and would read and sort all of them for each page.
 */
export const isOfDays = (moment: Expression<string>, timeZone: Expression<string>, { from, to }: GivenRows) =>
  sql<boolean>`${localDay(moment, timeZone)} between ${from}::date and ${to}::date`;

/** A moment in ISO 8601, in UTC. */
export const momentText = <Moment extends string | Date | null>(moment: Moment) =>
  moment === null ? null : new Date(moment).toISOString();
