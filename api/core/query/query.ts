import { type EntityCtor, MetadataStorage } from '@mikro-orm/core';
import {
  type Compilable,
  DummyDriver,
  type Expression,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { ExecutionMode, Sql } from '../database/sql.ts';
import type { Columns, Returned } from './columns.ts';
import { Naming } from './naming.ts';
import { Parameter, writeConstants } from './parameters.ts';

export type Entity = abstract new () => object;
type Entities = Record<string, Entity>;

/** Tables of a query, under the names of their entities. */
export type Tables<Read extends Entities> = { [Name in keyof Read]: Columns<InstanceType<Read[Name]>> };

/** The values that a query is run with, as parts of its statement. */
export type Given<Values> = { readonly [Name in keyof Values]-?: Expression<Returned<Values[Name]>> };

/** Writes statements and never runs one. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const plugin = (transform: (node: RootOperationNode) => RootOperationNode): KyselyPlugin => ({
  transformQuery: ({ node }) => transform(node),
  transformResult: async ({ result }) => result,
});

/** Writes statements on the tables of these entities, for `run`. */
export const tables = <Read extends Entities>(read: Read): Kysely<Tables<Read>> => {
  const names = new Map(Object.entries(read).map(([name, entity]) => [name, tableOf(entity)]));
  const named = writer.withPlugin(plugin(node => Naming.in(node, names)));
  return named as Kysely<Tables<Read>>;
};

/** The name of the table that the decorator of an entity gives. */
export const tableOf = (entity: Entity): string => {
  const path: string = Reflect.get(entity, MetadataStorage.PATH_SYMBOL);
  return MetadataStorage.getMetadata(entity.name, path, entity as EntityCtor).tableName;
};

/** Runs a statement that was written for these values. */
export const run = <Row>(
  on: Sql,
  statement: Compilable<Row>,
  mode: ExecutionMode = 'composed',
): Promise<Row[]> => {
  const { sql: text, parameters } = statement.compile();
  return on.rows<Row>(text, parameters, mode);
};

/**
 * A statement that is written once, when it first runs, and prepared by the database. Values in the source
 * code become part of its text; those of `Given` are parameters.
 */
export class Query<Values, Row> {
  #written: { text: string; parameters: (keyof Values)[] } | undefined;

  constructor(private readonly write: () => Compilable<Row>) {}

  /** The text that the database receives. */
  get text(): string {
    return this.#statement.text;
  }

  /** Every value must be given: one that was forgotten would be null, and find or store nothing. */
  all(on: Sql, values: Required<Values>, mode?: ExecutionMode): Promise<Row[]> {
    const { text, parameters } = this.#statement;
    return on.rows<Row>(
      text,
      parameters.map(name => values[name] ?? null),
      mode,
    );
  }

  /** The first row, if there is one. */
  async first(on: Sql, values: Required<Values>, mode?: ExecutionMode): Promise<Row | undefined> {
    return (await this.all(on, values, mode))[0];
  }

  get #statement() {
    if (this.#written) return this.#written;
    const { sql: text, parameters } = this.write().compile();
    const names = parameters.map(parameter => (parameter as Parameter).name as keyof Values);
    this.#written = { text, parameters: names };
    return this.#written;
  }
}

/** Defines a query on the tables of these entities, which are all that it may read or change. */
export const query = <Read extends Entities, Values, Row>(
  read: Read,
  write: (on: Kysely<Tables<Read>>, given: Given<Values>) => Compilable<Row>,
): Query<Values, Row> =>
  new Query(() => {
    const given = new Proxy({} as Given<Values>, { get: (_, name) => sql.val(new Parameter(String(name))) });
    return write(tables(read).withPlugin(plugin(writeConstants)), given);
  });

/** What a query returns of each row. */
export type RowOf<Defined> = Defined extends Query<never, infer Row> ? Row : never;
