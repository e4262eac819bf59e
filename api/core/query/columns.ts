import type { ColumnType } from 'kysely';

declare const computed: unique symbol;

/** A property of an entity that no column stores: a query or a resolver sets it. */
export type Computed<Value> = Value & { readonly [computed]?: never };

type IsComputed<Value> = [NonNullable<Value>] extends [{ readonly [computed]?: never }]
  ? typeof computed extends keyof NonNullable<Value>
    ? true
    : false
  : false;

/** Collections are the other side of a relation; their rows are in another table. */
type IsColumn<Value> =
  NonNullable<Value> extends ((...given: never[]) => unknown) | { owner: object }
    ? false
    : IsComputed<Value> extends true
      ? false
      : true;

/** What statements return for a value of an entity: times as PostgreSQL's text in UTC. */
export type Returned<Value> = Value extends Date ? string : Value;

type Column<Value> =
  Extract<Value, Date> extends never
    ? Exclude<Value, undefined>
    : ColumnType<Returned<Exclude<Value, undefined>>, Exclude<Value, undefined> | string>;

/** The columns of an entity's table, under the names of its properties. */
export type Columns<Entity> = {
  [Name in keyof Entity as IsColumn<Entity[Name]> extends true ? Name : never]-?: Column<Entity[Name]>;
};
