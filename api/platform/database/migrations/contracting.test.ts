import type { Migration } from '@mikro-orm/migrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrateBackTo } from '../migrate.ts';
import { migrations } from './list.ts';

const first = '0093-oldest-program';

/** Parts between commas outside of parentheses. */
const parted = (text: string): string[] => text.split(/,(?![^()]*\))/).map(part => part.trim());

const addsOptional = (action: string): boolean =>
  /^add (column )?(?!constraint|check|unique|primary|foreign|exclude)\w+ /i.test(action) &&
  (!/\bnot null\b/i.test(action) || /\bdefault\b/i.test(action)) &&
  !/\b(check|unique|references|primary key)\b/i.test(action);

/** Whether programs that know the tables as they were work as before: only a few kinds of statements are known to. */
const onlyAdds = (statement: string): boolean => {
  if (/^(create table|create index|create function|insert into|update) /i.test(statement)) return true;
  const altered = /^alter table \w+ (.*)$/is.exec(statement)?.[1];
  return altered !== undefined && parted(altered).every(addsOptional);
};

/** A unique index refuses nothing of earlier programs when the same migration makes its table. */
const isOfNewTable = (statement: string, statements: readonly string[]): boolean => {
  const table = /^create unique index \w+ on (\w+) /i.exec(statement)?.[1];
  return table !== undefined && statements.some(each => each.startsWith(`create table ${table} (`));
};

const allowedValues = (statements: readonly string[], constraint: string): string[] | undefined => {
  const added = new RegExp(`add constraint ${constraint} check \\(\\w+ in \\(([^()]+)\\)\\)$`, 'i');
  return statements.flatMap(each => added.exec(each)?.slice(1) ?? []).map(list => parted(list))[0];
};

/** A check may be replaced by one that allows more values: those of before are in the one that undoing restores. */
const widens = (statement: string, statements: readonly string[], undone: readonly string[]): boolean => {
  const constraint = /^alter table \w+ (?:drop|add) constraint (\w+)/i.exec(statement)?.[1];
  const before = constraint && allowedValues(undone, constraint);
  const after = constraint && allowedValues(statements, constraint);
  return Boolean(before && after && before.every(value => after.includes(value)));
};

describe('programs of before a migration', () => {
  test.each([
    'alter table dishes drop column spice',
    'alter table dishes rename column spice to heat',
    'alter index dishes_spice rename to dishes_heat',
    'alter table dishes alter column spice set not null',
    'alter table dishes alter column spice drop default',
    'alter table dishes alter column spice type text',
    'alter table dishes add column spice numeric(10, 2) not null',
    'alter table dishes add column spice int not null, add column heat int default 0',
    'alter table dishes add spice int not null',
    'alter table dishes add column spice int check (spice > 0)',
    'alter table dishes add constraint hot check (spice is not null)',
    'create unique index dishes_spice on dishes (spice)',
    'drop table dishes',
    'drop index dishes_spice',
    'do $$ begin end $$',
  ])('may fail after: %s', statement => {
    expect(onlyAdds(statement)).toBe(false);
  });

  test.each([
    'alter table dishes add column spice numeric(10, 2) not null default 0, add column heat int',
    'alter table dishes add spice int',
    'create table spices (name text not null)',
    'create index dishes_spice on dishes (spice)',
  ])('work after: %s', statement => {
    expect(onlyAdds(statement)).toBe(true);
  });

  const check = (values: string) => `alter table dishes add constraint hot check (heat in (${values}))`;
  const dropped = 'alter table dishes drop constraint hot';

  test('work after a check that allows more, and may fail after one that allows less', () => {
    const [few, more] = [check(`'MILD', 'HOT'`), check(`'MILD', 'FIERY', 'HOT'`)];
    for (const statement of [dropped, more]) {
      expect(widens(statement, [dropped, more], [dropped, few])).toBe(true);
      expect(widens(statement, [dropped], [dropped, few])).toBe(false);
    }
    for (const statement of [dropped, few]) {
      expect(widens(statement, [dropped, few], [dropped, more])).toBe(false);
      expect(widens(statement, [dropped, few], [])).toBe(false);
    }
  });

  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const isExpanding = async (Made: (typeof migrations)[number]['class']): Promise<boolean> => {
    const { em, config } = database.orm;
    const [made, undone] = [1, 2].map(() => new Made(em.getDriver(), config)) as [Migration, Migration];
    await made.up();
    await undone.down();
    const statements = made.getQueries().map(String);
    const undoing = undone.getQueries().map(String);
    return statements.every(
      statement =>
        onlyAdds(statement) || isOfNewTable(statement, statements) || widens(statement, statements, undoing),
    );
  };
  const oldest = async () => (await database.sql.rows('select last_migration from oldest_program'))[0];

  test('that they may not survive are refused by the tables, until it is undone', async () => {
    for (const [index, { name, class: Made }] of [...migrations.entries()].reverse()) {
      if (name <= first) break;
      if (await isExpanding(Made)) continue;
      expect(await oldest()).toEqual({ last_migration: name });
      await migrateBackTo(database, migrations[index - 1]!.name, () => undefined);
    }
    expect(await oldest()).toEqual({ last_migration: first });
  });

  test('are recognized by the statements of a migration', async () => {
    const named = (name: string) => migrations.find(each => each.name === name)!.class;
    expect(await isExpanding(named('0092-sandbox-payment-names'))).toBe(false);
    expect(await isExpanding(named('0091-sandbox'))).toBe(true);
  });
});
