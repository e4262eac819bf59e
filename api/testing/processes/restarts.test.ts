import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { postgresqlServer } from '../test-database.ts';
import { hasNginx, openProxiedSite, type ProxiedSite } from './nginx.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

/** Restarts of the two servers together; more of them are for a longer run by hand. */
const restarts = Number(process.env.RESTARTS ?? 2);

const settings = { LOG_LEVEL: 'info', DRAIN_SECONDS: '5', METRICS_PORT: '0' };

/** Requests that a server has received, by its metrics. */
const received = async ({ output }: ServerProcess): Promise<number> => {
  const metrics = /metrics are at (\S+)/.exec(output)![1]!;
  const lines = await (await fetch(metrics)).text();
  return Number(/^tiffin_http_requests_total\S* (\d+)/m.exec(lines)?.[1] ?? 0);
};

describe.skipIf(!(hasNginx && postgresqlServer))(
  'two servers behind the shipped proxy are restarted in turn (needs nginx, openssl and PostgreSQL)',
  () => {
    let prepared: PreparedDatabase;
    let servers: ServerProcess[];
    let site: ProxiedSite;
    let ports: string[];
    const start = (port: string) => ServerProcess.open({ ...prepared.environment, ...settings, PORT: port });
    beforeAll(async () => {
      prepared = await prepareDatabase(postgresqlServer);
      ports = [String(await freePort()), String(await freePort())];
      servers = await Promise.all(ports.map(start));
      site = await openProxiedSite(...servers.map(({ origin }) => origin));
    });
    afterAll(async () => {
      await site.close();
      await Promise.all(servers.map(server => server.end('SIGKILL')));
      await prepared.remove();
    });

    /** Asks who they are until it is over: by POST, which a proxy may not repeat. */
    const askUntil = async (token: string, isOver: () => boolean) => {
      const answers: string[] = [];
      while (!isOver()) {
        const response = await fetch(`${site.origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query: '{ me { role } }' }),
        });
        answers.push(`${response.status} ${await response.text()}`);
      }
      return answers;
    };

    test('and customers notice nothing', { timeout: 60_000 + restarts * 20_000 }, async () => {
      let isOver = false;
      const customers = prepared.tokens.map(token => askUntil(token, () => isOver));
      for (let restart = 0; restart < restarts; restart++) {
        const number = restart % 2;
        const server = servers[number]!;
        await server.beginToStop();
        expect(await server.ended, server.output).toBe(0);
        expect(server.output).not.toContain('timed out');
        expect(server.output).not.toContain('job queue error');
        const next = await start(ports[number]!);
        // The first request after a failure only tries whether the server is back.
        await expect.poll(() => received(next), { timeout: 10_000 }).toBeGreaterThan(100);
        servers[number] = next;
      }
      isOver = true;
      const answers = (await Promise.all(customers)).flat();
      process.stdout.write(`${restarts} restarts, ${answers.length} requests\n`);
      expect(new Set(answers)).toEqual(new Set(['200 {"data":{"me":{"role":"CUSTOMER"}}}']));
    });
  },
);
