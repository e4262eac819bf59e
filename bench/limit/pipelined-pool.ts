import { types } from '@electric-sql/pglite';
import { Client } from 'pg';
import { openEmbedded } from '../embedded.ts';

/** A row as PostgreSQL sends it: texts in the order of the columns. */
export type Texts = string[];

const asText = { getTypeParser: () => (value: string) => value };

// Plans once: PostgreSQL would otherwise replan for every list of two dishes.
const options = '-c timezone=UTC -c plan_cache_mode=force_generic_plan';

const open = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, pipeline: true, options });
  await client.connect();
  return client;
};

export type Query = (name: string, sql: string, values: unknown[]) => Promise<Texts[]>;

/** Named statements on a few pipelined connections. */
const openConnections = async (url: string, count: number): Promise<Query> => {
  const connections = await Promise.all(
    Array.from({ length: count }, async () => ({ client: await open(url), underWay: 0 })),
  );
  return async (name, sql, values) => {
    let free = connections[0]!;
    for (const connection of connections) if (connection.underWay < free.underWay) free = connection;
    free.underWay++;
    try {
      const query = { name, text: sql, values, rowMode: 'array' as const, types: asText };
      return (await free.client.query(query)).rows as unknown as Texts[];
    } finally {
      free.underWay--;
    }
  };
};

/** The embedded database, which runs one statement at a time. */
const openWithin = async (folder: string): Promise<Query> => {
  const db = await openEmbedded(folder);
  const parsers = Object.fromEntries(Object.values(types).map(type => [type, (value: string) => value]));
  return async (_name, sql, values) =>
    (await db.query<Texts>(sql, values, { rowMode: 'array', parsers })).rows;
};

/** The database that the environment names. */
export const openDatabase = ({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): Promise<Query> =>
  DATABASE_URL ? openConnections(DATABASE_URL, 4) : openWithin(DATA_DIR!);
