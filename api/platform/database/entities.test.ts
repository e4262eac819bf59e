import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { entities } from './entities.ts';
import { projectRoot } from './project-root.ts';

/** Tables of MikroORM's migrator and of the migrations themselves, and of rate-limiter-flexible. */
const tablesOfLibraries = ['migrations', 'oldest_program', 'attempts'];

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  const { config } = database.orm;
  config.set('schemaGenerator', {
    ...config.get('schemaGenerator'),
    skipTables: tablesOfLibraries,
    // SQL functions are no part of an entity.
    ignoreRoutines: true,
  });
});
afterAll(() => database.close());

const isIndex = (statement: string) => /^(drop|create|create unique) index /.test(statement);
const isTrigger = (statement: string) => statement.startsWith('create trigger ');

/** An index or trigger in the words of an entity and of PostgreSQL alike; parentheses are not compared. */
const plain = (statement: string): string =>
  statement
    .toLowerCase()
    .replaceAll('public.', '')
    .replaceAll('::text', '')
    .replace(' using btree', '')
    .replace(/ not in \(([^)]*)\)/g, ' <> all (array[$1])')
    .replace(/ in \(([^)]*)\)/g, ' = any (array[$1])')
    .replace(/["();]/g, '')
    .replace(/\s+/g, ' ');

const declared = async (isWanted: (statement: string) => boolean): Promise<string[]> => {
  const statements = await database.orm.schema.getCreateSchemaSQL({ wrap: false });
  return statements.split('\n').filter(isWanted).map(plain).sort();
};

const stored = async (query: string): Promise<string[]> => {
  const rows = await database.sql.rows<{ definition: string }>(query);
  return rows.map(({ definition }) => plain(definition)).sort();
};

test('entities say what the migrations made', async () => {
  const update = await database.orm.schema.getUpdateSchemaSQL({ safe: false, wrap: false });
  const differing = update.split('\n').filter(statement => statement !== '' && !isIndex(statement));
  expect(differing).toEqual([]);
});

test('indexes are the same: MikroORM compares expressions by name and misreads `id` beside `supplier_id`', async () => {
  const indexes = `select pg_get_indexdef(i.indexrelid) as definition from pg_index i
    join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))`;
  expect(await declared(isIndex)).toEqual(await stored(indexes));
});

test('triggers are the same, which MikroORM compares by name', async () => {
  const triggers = `select pg_get_triggerdef(g.oid) as definition from pg_trigger g
    join pg_class t on t.oid = g.tgrelid
    where t.relnamespace = 'public'::regnamespace and not g.tgisinternal`;
  expect(await declared(isTrigger)).toEqual(await stored(triggers));
});

test('every table has an entity', async () => {
  const tables = await database.sql.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const named = [...database.orm.getMetadata()].map(({ tableName }) => tableName);
  expect([...named, ...tablesOfLibraries].sort()).toEqual(tables.map(({ name }) => name));
});

/** Production code of the API, but for the list of entities. */
const sourcesOf = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true })).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(testing|demo|platform)\//.test(file),
  );
  return Promise.all(files.map(file => readFile(join(folder, file), 'utf8')));
};

const isEntity = (source: string) => source.includes('\n@Entity(');

test('every entity is listed, and used by code that is no entity itself', async () => {
  const sources = await sourcesOf(join(projectRoot, 'api'));
  const classes = sources.flatMap(source =>
    [...source.matchAll(/^@Entity\([\s\S]*?^export class (\w+)/gm)].map(([, name]) => name!),
  );
  expect(classes.sort()).toEqual(entities.map(({ name }) => name).sort());
  // Importing the type alone does not count: the statement beside it could still be text.
  const imports = sources
    .filter(source => !isEntity(source))
    .flatMap(source =>
      [...source.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names]) => names!.split(',')),
    )
    .map(name => name.trim());
  const used = new Set(imports);
  expect(classes.filter(name => !used.has(name))).toEqual([]);
});

test('columns are named like their properties, from which typed queries derive them', () => {
  const names = new UnderscoreNamingStrategy();
  const renamed = [...database.orm.getMetadata()].flatMap(({ className, props }) =>
    props
      .filter(({ fieldNames }) => fieldNames)
      .filter(({ name, fieldNames }) => fieldNames[0] !== names.propertyToColumnName(name))
      .map(({ name }) => `${className}.${name}`),
  );
  expect(renamed).toEqual([]);
});
