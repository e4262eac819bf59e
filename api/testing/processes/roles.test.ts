import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresqlServer } from '../test-database.ts';
import { orderAtOnce } from './order-at-once.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const registration = `mutation ($input: RegisterCustomerInput!) {
  registerCustomer(input: $input) { __typename } }`;

describe.skipIf(!postgresqlServer)('servers with roles', () => {
  const mailed: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        mailed.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  let prepared: PreparedDatabase;
  let environment: Record<string, string>;
  let web: ServerProcess;
  beforeAll(async () => {
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer.server, 'listening');
    const { port } = mailServer.server.address() as AddressInfo;
    prepared = await prepareDatabase(postgresqlServer);
    environment = { ...prepared.environment, SMTP_URL: `smtp://127.0.0.1:${port}` };
    web = await ServerProcess.open({ ...environment, ROLE: 'web' });
  });
  afterAll(async () => {
    await web.end('SIGTERM');
    await prepared.remove();
    await new Promise<void>(resolve => mailServer.close(resolve));
  });

  const register = async (email: string) => {
    const input = { name: 'Meera Iyer', email, phone: '(408) 555-0147', password: 'tamarind rice' };
    const response = await fetch(`${web.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: registration, variables: { input } }),
    });
    return (await response.json()).data.registerCustomer.__typename;
  };

  test('one serves customers, and leaves the mail of Meera to another, which serves no requests', async () => {
    const [sent] = await orderAtOnce(web.origin, prepared, 1);
    expect((await sent!.answer).order.status).toBe('PLACED');
    expect(await register('meera@example.com')).toBe('SignedIn');
    expect(await prepared.look(({ sql }) => sql.rows('select name from pgboss.schedule'))).toEqual([]);
    expect(mailed).toEqual([]);

    const jobs = await ServerProcess.open({ ...environment, ROLE: 'jobs' });
    await expect.poll(() => mailed, { timeout: 20_000 }).toContain('meera@example.com');
    const [ready, refused] = await Promise.all(['/ready', '/graphql'].map(path => fetch(jobs.origin + path)));
    expect(ready!.status).toBe(200);
    expect(refused!.status).toBe(404);
    expect(await refused!.json()).toMatchObject({ message: expect.stringContaining('ROLE=jobs') });
    expect(await jobs.end('SIGTERM')).toBe(0);
    expect(jobs.output).not.toContain('"level":50');
  });

  test('the embedded database takes no roles', async () => {
    const { exitCode, output } = await ServerProcess.refused({ ROLE: 'web' });
    expect(exitCode).toBe(1);
    expect(output).toContain('ROLE: The embedded database has one process');
  });
});
