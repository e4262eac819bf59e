import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { StillClock } from '../../../testing/still-clock.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { type Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './list.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const whatIsThere = async () => {
  const { sql } = database;
  const tables = await sql.rows(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' and table_name <> 'migrations' order by table_name, column_name`,
  );
  const rules = await sql.rows(
    `select conname, pg_get_constraintdef(c.oid) as rule from pg_constraint c
     join pg_class t on t.oid = c.conrelid where t.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const indexes = await sql.rows("select indexdef from pg_indexes where schemaname = 'public' order by 1");
  const functions = await sql.rows(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prolang in
     (select oid from pg_language where lanname in ('sql', 'plpgsql')) order by 1`,
  );
  return { tables, rules, indexes, functions };
};

test('migrations go down to nothing and up again to the same', async () => {
  const before = await whatIsThere();
  const stage = { sql: database.sql, clock: new StillClock() };
  await aKitchen(stage, await aCity(stage));
  await database.orm.migrator.down({ to: 0 });
  expect((await whatIsThere()).tables).toEqual([]);
  expect((await whatIsThere()).functions).toEqual([]);
  await migrate(database);
  expect(await whatIsThere()).toEqual(before);
  await aKitchen(stage, await aCity(stage));
});

test('a backup can be restored: indexes are created again where no name is found without its schema', async () => {
  const { sql } = database;
  const stage = { sql, clock: new StillClock() };
  await aKitchen(stage, await aCity(stage, { name: 'Fremont' }));
  const before = await whatIsThere();
  await sql.rows(`do $$
    declare
      name text;
      definition text;
    begin
      perform set_config('search_path', '', true);
      for name, definition in
        select indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
        where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
          and not exists (select from pg_constraint where conindid = indexrelid)
      loop
        execute 'drop index ' || name;
        execute definition;
      end loop;
    end $$`);
  expect((await whatIsThere()).indexes).toEqual(before.indexes);
});

test('take as long as a large table needs', async () => {
  const { sql, orm } = database;
  // The newest migrations may change no table.
  await orm.migrator.down({ to: '0045-remembered-cities' });
  await sql.rows('set statement_timeout = 5000');
  await sql.rows('create table timeouts (setting text)');
  await sql.rows(`create function note_timeout() returns event_trigger language plpgsql as
    $$ begin insert into timeouts values (current_setting('statement_timeout')); end $$`);
  await sql.rows('create event trigger note_timeout on ddl_command_start execute function note_timeout()');
  await migrate(database);
  await sql.rows('drop event trigger note_timeout');
  const noted = await sql.rows<{ setting: string }>('select distinct setting from timeouts');
  expect(noted).toEqual([{ setting: '0' }]);
  await sql.rows('drop function note_timeout');
  await sql.rows('drop table timeouts');
});

test('are run once', async () => {
  await migrate(database);
  const executed = await database.orm.migrator.getExecuted();
  expect(executed.map(row => row.name)).toEqual(migrations.map(migration => migration.name));
});

describe('of a newer version of the program', () => {
  const lines: string[] = [];
  const start = () => migrate(database, line => lines.push(line));
  beforeAll(() =>
    database.sql.rows("insert into migrations (name, executed_at) values ('9999-tomorrow', now())"),
  );

  test('let this one start while it works on the tables, and say so', async () => {
    await start();
    expect(lines.join()).toContain('9999-tomorrow');
  });

  test('stop the start when it does not, and are named', async () => {
    await database.sql.rows("update oldest_program set last_migration = '9999-tomorrow'");
    await expect(start()).rejects.toThrow('9999-tomorrow');
  });
});
