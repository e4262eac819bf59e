import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Line } from '../../testing/line.ts';
import { postgresqlServer } from '../../testing/test-database.ts';
import { type Database, openPostgreSql } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { PipelinedPool } from './pipelined-pool.ts';
import { defaultTimeouts } from './timeouts.ts';

describe.skipIf(!postgresqlServer)('a connection that is lost', () => {
  let line: Line;
  let near: string;

  beforeEach(async () => {
    line = new Line(postgresqlServer!);
    near = await line.open();
  });
  afterEach(() => line.close());

  test('is dropped when it falls silent, and the next one works', async () => {
    const pool = new PipelinedPool(near, 1, { ...defaultTimeouts, answer: 300 });
    expect(await pool.rows('select 1 as one')).toEqual([{ one: 1 }]);
    void line.hold();
    for (const asked of await Promise.allSettled([pool.rows('select 2'), pool.rows('select 3')])) {
      expect(asked.status).toBe('rejected');
      expect(isDatabaseUnavailable((asked as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(await pool.rows('select 4 as four')).toEqual([{ four: 4 }]);
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
      database = await openPostgreSql(near, 2);
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
