import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, postgresqlServer, urlOf } from '../../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrate, migrateBackTo } from '../migrate.ts';

const before = '0089-exports';
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const last = async () => (await database.orm.migrator.getExecuted()).at(-1)?.name;
const quiet = () => undefined;

test('an operator goes back to an earlier release, and forward again', async () => {
  const newest = await last();
  const lines: string[] = [];
  await migrateBackTo(database, before, line => lines.push(line));
  expect(await last()).toBe(before);
  expect(lines[0]).toMatch(/^Undoing .*0091-sandbox, 0090-updated-rows \.\.\.$/);
  await migrate(database);
  expect(await last()).toBe(newest);
});

test('a name that the database does not know is refused with that of the last migration', async () => {
  const newest = await last();
  await expect(migrateBackTo(database, '0089-export', quiet)).rejects.toThrow(`Its last is ${newest}`);
});

test('what a newer release did is for that release to undo', async () => {
  await database.sql.rows("insert into migrations (name, executed_at) values ('9999-tomorrow', now())");
  await expect(migrateBackTo(database, before, quiet)).rejects.toThrow('9999-tomorrow');
  await database.sql.rows("delete from migrations where name = '9999-tomorrow'");
});

test.skipIf(!postgresqlServer)(
  'a migration lets others use a table while it waits for it',
  async () => {
    const reader = new pg.Client({ connectionString: await urlOf(database) });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select from reviews');
    const done = new Promise<void>(resolve => {
      void migrateBackTo(database, before, line => {
        if (!line.startsWith('Waiting')) return;
        // The lock of the migration is gone: a second reader is not behind it.
        void database.sql
          .rows('select from reviews')
          .then(() => reader.query('commit'))
          .then(() => resolve());
      }).then(() => reader.end());
    });
    await done;
    await expect.poll(last, { timeout: 20_000 }).toBe(before);
    await migrate(database);
  },
  30_000,
);
