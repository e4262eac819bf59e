import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveVisitor } from '../live-visitor.ts';
import { postgresqlServer } from '../test-database.ts';
import { Crowd } from './crowd.ts';
import { hasPgBouncer, openPgBouncer } from './pgbouncer.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

describe.skipIf(!(hasPgBouncer && postgresqlServer))(
  'servers behind PgBouncer, which lends connections for a transaction (needs pgbouncer and PostgreSQL)',
  () => {
    let prepared: PreparedDatabase;
    let pooler: Awaited<ReturnType<typeof openPgBouncer>>;
    let environment: Record<string, string>;
    beforeAll(async () => {
      prepared = await prepareDatabase(postgresqlServer, 2);
      const directUrl = prepared.environment.DATABASE_URL!;
      pooler = await openPgBouncer(directUrl);
      environment = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl };
    });
    afterAll(async () => {
      await pooler.close();
      await prepared.remove();
    });

    test('start together, take orders, tell each other, and start again', { timeout: 120_000 }, async () => {
      const servers = await Promise.all([1, 2].map(() => ServerProcess.open(environment)));
      const [first, second] = servers as [ServerProcess, ServerProcess];
      const listener = new LiveVisitor({ origin: second.origin, token: prepared.tokens[0]! });
      const notifications = await listener.subscribe('subscription { notificationReceived { orderId } }');
      const crowd = new Crowd(prepared);
      await crowd.orderUntil(first.origin, () => crowd.acknowledged.size >= 80);
      expect(crowd.surprises).toEqual([]);
      expect(crowd.unanswered).toEqual([]);
      const { notificationReceived } = await notifications.next();
      expect([...crowd.acknowledged.values()]).toContain(notificationReceived.orderId);
      await listener.leave();
      expect(await Promise.all(servers.map(server => server.end('SIGTERM')))).toEqual([0, 0]);
      const next = await ServerProcess.open(environment);
      expect(next.output).not.toContain('Another process is preparing');
      expect((await fetch(`${next.origin}/ready`)).status).toBe(200);
      expect(await next.end('SIGTERM')).toBe(0);
    });

    test('do not start without the settings that the pooler has to make', async () => {
      const bare = await openPgBouncer(environment.DATABASE_DIRECT_URL!, { connectQuery: false });
      const refused = await ServerProcess.refused({ ...environment, DATABASE_URL: bare.url });
      expect(refused.exitCode).toBe(1);
      expect(refused.output).toContain('statement_timeout 0');
      expect(refused.output).toContain("connect_query='set TimeZone to UTC;");
      await bare.close();
    });

    test('do not start when the two addresses lead to different databases', { timeout: 60_000 }, async () => {
      const other = await prepareDatabase(postgresqlServer);
      const DATABASE_DIRECT_URL = other.environment.DATABASE_URL!;
      const refused = await ServerProcess.refused({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL });
      expect(refused.exitCode).toBe(1);
      expect(refused.output).toContain('DATABASE_URL does not lead to the database of DATABASE_DIRECT_URL');
      await other.remove();
    });

    test('say how to start when the address of the pooler is the only one', async () => {
      const refused = await ServerProcess.refused({ DATABASE_URL: pooler.url });
      expect(refused.exitCode).toBe(1);
      expect(refused.output).toContain('also set DATABASE_DIRECT_URL to the server behind it');
    });
  },
);
