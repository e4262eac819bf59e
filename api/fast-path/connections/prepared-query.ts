import { type Client, type Connection, Query } from 'pg';
import { changesSomething } from '../../platform/database/changes-something.ts';
import { columnTypes } from '../../platform/database/column-types.ts';

interface Field {
  name: string;
  dataTypeID: number;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/**
 * A statement that each connection prepares once, under this name, while it is in use; its columns are described once for
 * all.
 */
export class PreparedStatement {
  /** Known after the first result. */
  columns: Column[] | undefined;
  emptyRow: Record<string, unknown> = {};
  readonly changes: boolean;
  /** As many others were used since: connections free it, and none may prepare it again. */
  isForgotten = false;

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

/** What pg's Query has and its types leave out. pg pipelines no other class than its own Query. */
interface PgQuery {
  name: string;
  values: readonly unknown[];
  callback: (error: Error | null) => void;
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
  /** Why a row could not be read. */
  #failure: unknown;

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
    const settle = (error: unknown = this.#failure) => (error ? reject(error) : resolve(this.#rows));
    this.callback = error => settle(error ?? undefined);
  }

  override prepare(connection: Connection): void {
    super.prepare(this.statement.columns ? withoutDescribing(connection) : connection);
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.statement.learnColumns(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#failure) return;
    try {
      this.#rows.push(this.#rowOf(fields));
    } catch (error) {
      this.#failure = error;
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

/** What pg's Connection has and its types leave out. */
interface PgConnection {
  parsedStatements: Record<string, string>;
}

/** Frees a prepared statement, here and in the database. Its name must not be used again. */
export const deallocate = async (client: Client, name: string): Promise<void> => {
  await client.query(`deallocate ${name}`);
  const { parsedStatements } = client.connection as Connection & PgConnection;
  delete parsedStatements[name];
};
