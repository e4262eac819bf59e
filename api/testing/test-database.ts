import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Database, migrate, openEmbeddedDatabase, openPostgreSql } from '../database/database.ts';

/**
 * A database of its own with all tables and no rows: embedded and in memory by default, on the
 * PostgreSQL server of DATABASE_URL when there is one.
 */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.DATABASE_URL;
  const database = server ? await openOnServer(server) : await openEmbeddedDatabase();
  await migrate(database);
  return database;
};

const openOnServer = async (server: string): Promise<Database> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgreSql(url.href, 8);
  const close = async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { ...database, close };
};

const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};
