import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { projectRoot } from '../../platform/database/project-root.ts';
import { openTestDatabase } from '../test-database.ts';
import { allowedUses } from './allowed-uses.ts';
import { statementsIn } from './source-statements.ts';
import { namesIn } from './sql-names.ts';
import { isNewer, type Source, TableOwners, type TableUse } from './table-uses.ts';

const entityList = 'api/platform/database/entities.ts';

const read = (path: string): Source => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') });

const sources = globSync('api/{core,domains,platform}/**/*.ts', {
  cwd: projectRoot,
  exclude: ['**/*.test.ts', '**/migrations/**', entityList],
})
  .sort()
  .map(read);

let database: Database;
let owners: TableOwners;
beforeAll(async () => {
  database = await openTestDatabase();
  owners = await TableOwners.read(database, read(entityList));
});
afterAll(() => database.close());

const usesOf = (source: Source): TableUse[] => owners.usesOf(source, statementsIn(source.path, source.text));
const complaint = ({ where, table, owner }: TableUse) => `${where} uses ${table}, which ${owner} owns`;
const allows =
  ({ where, table }: TableUse) =>
  (each: (typeof allowedUses)[number]) =>
    where.startsWith(`${each.file}:`) && table === each.table;

test('statements use tables of their own domain and of older ones', () => {
  const newer = sources.flatMap(usesOf).filter(isNewer);
  expect(newer.filter(use => !allowedUses.some(allows(use))).map(complaint)).toEqual([]);
  expect(allowedUses.filter(each => !newer.some(use => allows(use)(each)))).toEqual([]);
});

test('triggers use tables of the domain of their own table and of older ones', () => {
  expect(owners.usesOfTriggers().filter(isNewer).map(complaint)).toEqual([]);
});

test('a relation to a newer table keeps the key and loads nothing', () => {
  expect(owners.usesOfRelations().filter(isNewer).map(complaint)).toEqual([]);
});

/** Words that begin a statement, or a query within one. */
const statementWords = ['select', 'insert', 'update', 'delete', 'merge', 'truncate', 'lock'];

const isStatement = (path: string, text: string): boolean =>
  owners.namesTable(text) ||
  (path.startsWith('api/domains/') && namesIn(text).some(name => statementWords.includes(name)));

const strayStatements = ({ path, text }: Source): string[] =>
  statementsIn(path, text)
    .texts.filter(written => isStatement(path, written.text))
    .map(({ line, text }) => `${path}:${line}: ${text.trim().split('\n')[0]}`);

test('statements that are written as text are in .sql.ts files', () => {
  const others = sources.filter(({ path }) => !path.endsWith('.sql.ts'));
  expect(others.flatMap(strayStatements)).toEqual([]);
});

describe('The check', () => {
  const complaintsAbout = (path: string, text: string) =>
    usesOf({ path, text }).filter(isNewer).map(complaint);

  test('finds the entity of a typed query', () => {
    const text = `import { query } from '../../core/query/query.ts';
      import { Order } from '../orders/order.ts';
      export const orders = query({ Order }, from => from.selectFrom('Order').select('id'));`;
    expect(complaintsAbout('api/domains/menus/find-orders.ts', text)).toEqual([
      'api/domains/menus/find-orders.ts:2 uses orders, which orders owns',
    ]);
    expect(complaintsAbout('api/domains/reviews/find-orders.ts', text)).toEqual([]);
  });

  test('finds tables in text, but no aliases, columns and literals', () => {
    const text = `export const best = \`
      select d.name as reviews, d.payments from dishes d, "orders" o
      join public.order_lines on true -- and refunds
      where d.name <> 'users'\`;`;
    expect(complaintsAbout('api/domains/menus/best.sql.ts', text)).toEqual([
      'api/domains/menus/best.sql.ts:1 uses orders, which orders owns',
      'api/domains/menus/best.sql.ts:1 uses order_lines, which orders owns',
    ]);
  });

  test('finds tables in what Kysely writes as it is, under whatever name it is imported', () => {
    const text = `import { sql as fragment } from 'kysely';
      export const isBusy = fragment\`exists (select from orders)\`;
      export const reviews = fragment.table('reviews');`;
    expect(complaintsAbout('api/domains/menus/is-busy.ts', text)).toEqual([
      'api/domains/menus/is-busy.ts:2 uses orders, which orders owns',
      'api/domains/menus/is-busy.ts:3 uses reviews, which reviews owns',
    ]);
    expect(strayStatements({ path: 'api/domains/menus/is-busy.ts', text })).toHaveLength(2);
  });

  test('finds the tables that a function of the database reads, also through another one', () => {
    const text = `import { sql } from 'kysely';
      export const room = sql\`unpaid_room(\${1}, null, 1, 1, now())\`;`;
    expect(complaintsAbout('api/domains/orders/room.ts', text)).toEqual([
      'api/domains/orders/room.ts:2 uses disputes, which payments owns',
    ]);
  });

  test('finds a statement that is sent as text', () => {
    const text = "export const first = on => on.rows('select 1 as one');";
    expect(strayStatements({ path: 'api/domains/menus/first.ts', text })).toEqual([
      'api/domains/menus/first.ts:1: select 1 as one',
    ]);
  });
});
