import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transactionSql } from '../../core/database/sql.ts';
import { longestAnswerMs, withDeadline } from '../../core/limits/deadline.ts';
import { allowLongStatements, withLongStatements } from '../../core/limits/long-statements.ts';
import { Line } from '../../testing/line.ts';
import { openServerDatabase, postgresqlServer } from '../../testing/test-database.ts';
import { type Database } from './database.ts';
import { isDatabaseUnavailable } from './failures.ts';
import { defaultTimeouts } from './timeouts.ts';

describe.skipIf(!postgresqlServer)('a transaction that waits for the only connection', () => {
  let line: Line;
  let database: Database;

  beforeEach(async () => {
    line = new Line(postgresqlServer!);
    database = await openServerDatabase(await line.open(), 2);
    await transaction('select 1');
  });
  afterEach(async () => {
    await database.close();
    line.close();
  });

  const transaction = (statement: string) =>
    database.orm.em.fork().transactional(em => em.execute<{ done: string }[]>(statement));

  test('gets it when the other one is done, even after more than two seconds', async () => {
    const busy = transaction('select pg_sleep(2.5)');
    expect(await transaction("select 'yes' as done")).toEqual([{ done: 'yes' }]);
    await busy;
  });

  test('is refused at its deadline, and the connection serves the next one', async () => {
    const busy = transaction('select pg_sleep(1)');
    const late = withDeadline(performance.now() + 200, () => transaction('select 1'));
    await expect(late).rejects.toSatisfy(isDatabaseUnavailable);
    await busy;
    expect(await transaction("select 'yes' as done")).toEqual([{ done: 'yes' }]);
  });

  test('is refused within five seconds while PostgreSQL is silent', async () => {
    void line.hold();
    const askedAt = performance.now();
    for (const asked of await Promise.allSettled([transaction('select 1'), transaction('select 2')])) {
      expect(asked.status).toBe('rejected');
      expect(isDatabaseUnavailable((asked as PromiseRejectedResult).reason)).toBe(true);
    }
    expect(performance.now() - askedAt).toBeLessThan(longestAnswerMs);
  });
});

describe.skipIf(!postgresqlServer)('a job that reads whole tables', () => {
  let database: Database;

  beforeEach(async () => {
    const timeouts = { ...defaultTimeouts, statement: 100, answer: 200 };
    database = await openServerDatabase(postgresqlServer!, 2, timeouts);
  });
  afterEach(() => database.close());

  const check = () =>
    database.orm.em.fork().transactional(async em => {
      await allowLongStatements(transactionSql(em));
      return em.execute<{ done: string }[]>("select 'yes' as done, pg_sleep(0.8) is null as slept");
    });

  test('has longer for each statement than requests, which have no longer after it', async () => {
    await expect(check()).rejects.toThrow('statement timeout');
    expect(await withLongStatements(60_000, check)).toMatchObject([{ done: 'yes' }]);
    await expect(check()).rejects.toThrow('statement timeout');
  });

  test('is ended by PostgreSQL when it takes longer than that, too', async () => {
    await expect(withLongStatements(300, check)).rejects.toThrow('statement timeout');
  });
});
