import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxId } from '../../domains/sandbox/stored-sandbox.ts';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const owner = { email: 'olga@tiffin.example', password: 'tamarind rice' };
const monthInMinutes = 31 * 24 * 60;
const dayInMs = 86_400_000;

describe.skipIf(!postgresqlServer)('a sandbox of two processes', () => {
  let prepared: PreparedDatabase;
  let servers: ServerProcess[];
  let demo: Record<string, string>;
  let secret: string;
  beforeAll(async () => {
    prepared = await prepareDatabase(postgresqlServer);
    demo = {
      ...prepared.environment,
      MODE: 'demo',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    };
    const refused = await ServerProcess.refused({ ...demo, SANDBOX: 'on' });
    expect(refused.output).toContain('not that of a sandbox');
    // As if it had been one before its customers came.
    await prepared.look(({ sql }) =>
      sql.rows("insert into sandbox (id, cards) values ($1, 'OWN')", [sandboxId]),
    );
    servers = await Promise.all([1, 2].map(() => ServerProcess.open({ ...demo, SANDBOX: 'on' })));
    secret = await secretOfProgram(servers[0]!);
  });
  afterAll(async () => {
    await Promise.all(servers.map(server => server.end('SIGTERM')));
    await prepared.remove();
  });

  /** A session of staff ends as the clock moves; a program has a token. */
  const secretOfProgram = async (server: ServerProcess): Promise<string> => {
    const signIn = `mutation ($input: SignInCustomerInput!) {
      signInCustomer(input: $input) { __typename ... on SignedIn { token } } }`;
    const { token } = (await server.ask(signIn, { input: owner })).signInCustomer;
    const create = `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { __typename ... on ApiTokenCreated { secret } } }`;
    const input = { name: 'Clock', scopes: ['SANDBOX_WRITE'], expiresInDays: 366 };
    return (await server.ask(create, { input }, token)).createApiToken.secret;
  };
  const move = async (server: ServerProcess, forwardMinutes: number) => {
    const document = `mutation ($input: MoveSandboxClockInput!) {
      moveSandboxClock(input: $input) { __typename ... on Sandbox { aheadMinutes } } }`;
    return (await server.ask(document, { input: { forwardMinutes } }, secret)).moveSandboxClock;
  };
  const daysAhead = async (server: ServerProcess): Promise<number> => {
    const { sandbox } = await server.ask('{ sandbox { now } }');
    return Math.round((Date.parse(sandbox.now) - Date.now()) / dayInMs);
  };
  const sessions = () =>
    prepared.look(async ({ sql }) => (await sql.rows<{ id: string }>('select id from sessions')).length);

  test('has one clock, and what became due is done by jobs soon after a move', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    expect(await sessions()).toBeGreaterThan(0);
    expect(await move(first, monthInMinutes)).toEqual({
      __typename: 'Sandbox',
      aheadMinutes: monthInMinutes,
    });
    expect(await daysAhead(first)).toBe(31);
    await expect.poll(() => daysAhead(second)).toBe(31);
    // House-keeping runs every ten minutes; all sessions are over by the new time.
    await expect.poll(sessions).toBe(0);
  });

  test('runs what a move passed though the process that made it is killed before it sent the jobs', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    expect(await second.end('SIGTERM')).toBe(0);
    await prepared.look(({ sql }) =>
      sql.rows(
        `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
         select gen_random_uuid(), id, 'none', now(), now() + interval '40 days', now() + interval '60 days' from users limit 1`,
      ),
    );
    expect(await sessions()).toBe(1);
    const holder = new pg.Client({ connectionString: demo.DATABASE_URL });
    await holder.connect();
    // The server can send no job: sending waits until the end of this transaction.
    await holder.query('begin');
    await holder.query('lock table pgboss.job in share row exclusive mode');
    expect(await move(first, monthInMinutes)).toMatchObject({ __typename: 'Sandbox' });
    await first.end('SIGKILL');
    await holder.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await holder.query('rollback');
    await holder.end();
    servers = await Promise.all([1, 2].map(() => ServerProcess.open({ ...demo, SANDBOX: 'on' })));
    await expect.poll(sessions).toBe(0);
  });

  test('adds up moves in both, and continues there after a restart, as a sandbox only', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const before = await daysAhead(first);
    await Promise.all([move(first, 24 * 60), move(second, 24 * 60)]);
    for (const server of servers) await expect.poll(() => daysAhead(server)).toBe(before + 2);
    expect(await second.end('SIGTERM')).toBe(0);
    const refused = await ServerProcess.refused(demo);
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain('Set SANDBOX=on');
    servers[1] = await ServerProcess.open({ ...demo, SANDBOX: 'on' });
    expect(await daysAhead(servers[1])).toBe(before + 2);
  });
});
