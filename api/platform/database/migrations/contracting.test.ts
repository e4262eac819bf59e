import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { migrations } from './list.ts';

/** What takes something away from programs that know the tables as they were, or asks them for more. */
const contracting =
  /\bdrop (table|column|function|type|view)\b|\brename\b|\bset not null\b|\bset data type\b|\balter column \w+ type\b|\badd column (?:(?!,|\bdefault\b).)*\bnot null\b(?!.*\bdefault\b)/is;

const contracts = (statement: string): boolean =>
  !/^\s*create table/i.test(statement) && contracting.test(statement);

describe('programs of before a migration', () => {
  test.each([
    'alter table dishes drop column spice',
    'alter table dishes rename column spice to heat',
    'alter index dishes_spice rename to dishes_heat',
    'alter table dishes alter column spice set not null',
    'alter table dishes alter column spice type text',
    'alter table dishes add column spice int not null',
    'drop table dishes',
  ])('may fail after: %s', statement => {
    expect(contracts(statement)).toBe(true);
  });

  test.each([
    'alter table dishes add column spice int not null default 0',
    'alter table dishes add column spice int',
    'create table spices (name text not null)',
    'create index dishes_spice on dishes (spice)',
    'drop index dishes_spice',
  ])('work after: %s', statement => {
    expect(contracts(statement)).toBe(false);
  });

  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const statementsOf = async (Made: (typeof migrations)[number]['class']): Promise<string[]> => {
    const { em, config } = database.orm;
    const made = new Made(em.getDriver(), config);
    await made.up();
    return made.getQueries().map(String);
  };

  test('after which they may fail are refused by the tables themselves (oldest_program)', async () => {
    const silent = [];
    for (const { name, class: Made } of migrations.filter(each => each.name > '0093-oldest-program')) {
      const statements = await statementsOf(Made);
      const says = statements.some(each => each.includes('oldest_program'));
      if (!says && statements.some(contracts)) silent.push(name);
    }
    expect(silent).toEqual([]);
  });

  test('are recognized by the statements of a migration', async () => {
    const named = (name: string) => migrations.find(each => each.name === name)!.class;
    expect((await statementsOf(named('0092-sandbox-payment-names'))).some(contracts)).toBe(true);
    expect((await statementsOf(named('0091-sandbox'))).some(contracts)).toBe(false);
  });
});
