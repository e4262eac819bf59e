import { type Connection, Query } from 'pg';
import { columnTypes } from './column-types.ts';

interface Field {
  name: string;
  dataTypeID: number;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/**
 * Whether a statement may write. A write mistaken for a read is refused on a connection for reads.
 * `unpaid_room` changes nothing, but waits for a lock as changes do, and no read may be behind it.
 */
export const changesSomething = (text: string): boolean =>
  !/^\s*(select|with|values|show)\b/i.test(text) ||
  /\b(insert|update|delete|merge|pg_notify|unpaid_room)\b/i.test(text);

/**
 * A statement that each connection prepares once, under this name; its columns are described once for all.
 */
export class PreparedStatement {
  /** Known after the first result. */
  columns: Column[] | undefined;
  emptyRow: Record<string, unknown> = {};
  readonly changes: boolean;

  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    this.changes = changesSomething(text);
  }

  learnColumns(fields: readonly Field[]): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: columnTypes.getTypeParser(dataTypeID, 'text') as unknown as Column['parse'],
    }));
    this.emptyRow = Object.fromEntries(fields.map(({ name }) => [name, null]));
  }
}

/** The internals of pg's Query; its types only declare `submit`. */
interface PgQuery {
  name: string;
  values: readonly unknown[];
  callback: (error: Error | null) => void;
  _canceledDueToError: unknown;
  prepare(connection: Connection): void;
}

const PgQuery = Query as unknown as new (text: string) => Query & PgQuery;

/**
 * One execution of a prepared statement. pg always requests a description of the columns, which is a good
 * part of a result of twenty short rows: here it is requested once.
 */
export class PreparedQuery<Row> extends PgQuery {
  readonly answer: Promise<Row[]>;
  readonly #rows: Row[] = [];

  constructor(
    private readonly statement: PreparedStatement,
    values: readonly unknown[],
  ) {
    super(statement.text);
    this.name = statement.name;
    this.values = values;
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    this.answer = promise;
    // Named before it is stored: a function written right where it is stored would outlive its query (decision 44).
    const settle = (error: Error | null) => (error ? reject(error) : resolve(this.#rows));
    this.callback = settle;
  }

  override prepare(connection: Connection): void {
    super.prepare(this.statement.columns ? withoutDescribing(connection) : connection);
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.statement.learnColumns(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this._canceledDueToError) return;
    try {
      this.#rows.push(this.#rowOf(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  #rowOf(fields: (string | null)[]): Row {
    const row = { ...this.statement.emptyRow };
    const columns = this.statement.columns!;
    for (let index = 0; index < fields.length; index++) {
      const text = fields[index];
      const { name, parse } = columns[index]!;
      if (text != null) row[name] = parse(text);
    }
    return row as Row;
  }
}

const undescribing = new WeakMap<Connection, Connection>();

/** The same connection without Describe messages. */
const withoutDescribing = (connection: Connection): Connection => {
  const known = undescribing.get(connection);
  if (known) return known;
  const made = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  undescribing.set(connection, made);
  return made;
};
