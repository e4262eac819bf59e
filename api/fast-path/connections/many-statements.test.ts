import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Demotion } from '../../platform/database/demotion.ts';
import { defaultTimeouts } from '../../platform/database/timeouts.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import { PipelinedPool } from './pipelined-pool.ts';

const prepared = `select statement as text, prepare_time as since from pg_prepared_statements where statement like '%as often'`;

describe.skipIf(!postgresqlServer)('more texts than a connection prepares', () => {
  let pool: PipelinedPool;

  beforeEach(() => {
    pool = new PipelinedPool(postgresqlServer!, 1, defaultTimeouts, new Demotion());
  });
  afterEach(() => pool.close());

  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const ask = (each: number) => pool.rows(`select ${each} as asked`);
  const counted = async () =>
    (await pool.rows<{ count: number }>('select count(*)::int from pg_prepared_statements'))[0]!.count;

  test('leave those prepared that are used, and give up the others', async () => {
    for (const each of numbers(0, 600)) await ask(each);
    await pool.rows('select 1 as often');
    const before = await pool.rows<{ since: string }>(prepared);
    expect(before, 'one that came late is prepared like those before').toHaveLength(1);
    for (const each of numbers(600, 1200)) {
      expect(await ask(each)).toEqual([{ asked: each }]);
      if (each % 100 === 0) expect(await pool.rows('select 1 as often')).toEqual([{ often: 1 }]);
    }
    expect(await counted()).toBe(500);
    expect(await pool.rows(prepared)).toEqual(before);
  });

  test('answer each of a thousand that are sent together, and again after that', async () => {
    for (let times = 0; times < 3; times++) {
      const answers = await Promise.all(numbers(0, 1000).map(ask));
      expect(answers).toEqual(numbers(0, 1000).map(asked => [{ asked }]));
    }
    expect(await counted()).toBeLessThanOrEqual(500);
  });

  test('give up none for texts that requests compose', async () => {
    await pool.rows('select 1 as often');
    const before = await pool.rows(prepared);
    for (const each of numbers(0, 700)) await pool.rows(`select ${each} as asked`, [], 'composed');
    expect(await pool.rows(prepared)).toEqual(before);
    expect(await counted()).toBeLessThan(210);
  });

  test('take faulty ones in their middle', async () => {
    const faulty = () => expect(pool.rows('select nothing as faulty')).rejects.toThrow('does not exist');
    const middle = 300;
    await Promise.all([
      ...numbers(0, middle).map(ask),
      faulty(),
      ...numbers(middle, 900).map(ask),
      faulty(),
      ...numbers(0, middle).map(ask),
    ]);
    expect(await ask(1)).toEqual([{ asked: 1 }]);
  });
});
