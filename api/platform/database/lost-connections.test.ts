import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PipelinedPool } from '../../fast-path/connections/pipelined-pool.ts';
import { Line } from '../../testing/line.ts';
import { openServerDatabase, postgresqlServer } from '../../testing/test-database.ts';
import { type Database } from './database.ts';
import { Demotion } from './demotion.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { StatementPools } from './statement-pools.ts';
import { defaultTimeouts } from './timeouts.ts';

describe.skipIf(!postgresqlServer)('a connection that is lost', () => {
  let line: Line;
  let near: string;

  beforeEach(async () => {
    line = new Line(postgresqlServer!);
    near = await line.open();
  });
  afterEach(() => line.close());

  const pools = { pipelined: PipelinedPool, plain: StatementPools };
  test.each(Object.entries(pools))('of the %s pool is dropped when it falls silent', async (_, Pool) => {
    const pool = new Pool(near, 1, { ...defaultTimeouts, answer: 300 }, new Demotion());
    expect(await pool.rows('select 1 as one')).toEqual([{ one: 1 }]);
    void line.hold();
    await expect(pool.rows('select 2')).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await pool.rows('select 4 as four')).toEqual([{ four: 4 }]);
    await pool.close();
  });

  test('of the pipelined pool takes all of its statements with it', async () => {
    const pool = new PipelinedPool(near, 1, { ...defaultTimeouts, answer: 300 }, new Demotion());
    await pool.rows('select 1');
    void line.hold();
    const asked = ['select 2', 'select 3'].map(text => pool.rows(text));
    for (const each of asked) await expect(each).rejects.toSatisfy(isDatabaseUnavailable);
    await pool.close();
  });

  test('of the pipelined pool that was left costs the one after it nothing', async () => {
    const demotion = new Demotion();
    const pool = new PipelinedPool(near, 1, { ...defaultTimeouts, answer: 1500 }, demotion);
    await pool.rows('select 1');
    void line.hold();
    const silent = expect(pool.rows('select 2')).rejects.toSatisfy(isDatabaseUnavailable);
    demotion.notice();
    for (let number = 1; number <= 5; number++) await pool.rows('select pg_sleep(0.4)');
    await silent;
    await pool.close();
  });

  test.each(Object.entries(pools))('of the %s pool runs what waits for it to open', async (_, Pool) => {
    const demotion = new Demotion();
    const pool = new Pool(near, 1, defaultTimeouts, demotion);
    const asked = pool.rows('select 1 as one');
    demotion.notice();
    expect(await asked).toEqual([{ one: 1 }]);
    expect(await pool.rows('select 2 as two')).toEqual([{ two: 2 }]);
    await pool.close();
  });

  describe('with a transaction on it', () => {
    let database: Database;

    const transaction = (between?: () => void): Promise<string> =>
      database.orm.em.fork().transactional(async em => {
        await em.execute('select 1');
        between?.();
        await em.execute('select 2');
        return 'done';
      });

    beforeEach(async () => {
      // One connection for statements and one for transactions: a leaked one would block everything.
      database = await openServerDatabase(near, 2);
      expect(await transaction()).toBe('done');
    });
    afterEach(() => database.close());

    test('is released when it breaks in the middle', async () => {
      await expect(transaction(() => line.cut())).rejects.toSatisfy(isDatabaseUnavailable);
      line.mend();
      expect(await transaction()).toBe('done');
    });

    test('is released when it breaks at BEGIN', async () => {
      const held = line.hold();
      const asked = expect(transaction()).rejects.toSatisfy(isDatabaseUnavailable);
      await held;
      line.cut();
      await asked;
      line.mend();
      expect(await transaction()).toBe('done');
    });
  });
});
