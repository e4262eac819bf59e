import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxId } from '../../domains/sandbox/stored-sandbox.ts';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import { anExport, copyOrdersIntoJanuary, objectsIn, startExportDocument } from '../exports.ts';
import { type PreparedDatabase, prepareDatabase } from '../processes/prepared-database.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { postgresqlServer } from '../test-database.ts';

const kills = Number(process.env.KILLS ?? 3);
/** That a process died is noticed by its job a minute later, and more than nine interruptions are too many for an export. */
const killsOfExport = Math.min(Math.ceil(kills / 3), 9);
/** Enough that a process is still making the file when it is killed. */
const orders = 40_000;
/** What a statement copies in time, also on a slow machine. */
const ordersAtOnce = 1_000;
const owner = { email: 'olga@tiffin.example', password: 'tamarind rice' };
const engines = [
  { name: 'the embedded engine', server: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', server: postgresqlServer }] : []),
];

describe.each(engines)('on $name', ({ server }) => {
  let prepared: PreparedDatabase;
  let folder: string;
  let environment: Record<string, string>;
  let running: ServerProcess | undefined;
  /** Bytes of the files that killed processes left. */
  let left = 0;
  beforeAll(async () => {
    prepared = await prepareDatabase(server);
    folder = await mkdtemp(join(tmpdir(), 'exports-'));
    environment = {
      DATA_DIR: folder,
      ...prepared.environment,
      MODE: 'demo',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    };
    const first = await ServerProcess.open(environment);
    const input = { ...anOrder(prepared.kitchens[0]!), serviceDate: prepared.serviceDates[0]! };
    const { placeOrder } = await first.ask(placeOrderDocument, { input }, prepared.tokens[0]!);
    expect(placeOrder.__typename).toBe('Order');
    await first.end('SIGTERM');
    await prepared.look(async database => {
      for (let copied = 0; copied < orders; copied += ordersAtOnce)
        await copyOrdersIntoJanuary(database, ordersAtOnce);
      // As if it had been one before its customers came: the clock of a sandbox can be moved.
      await database.sql.rows("insert into sandbox (id, cards) values ($1, 'OWN')", [sandboxId]);
    });
    environment.SANDBOX = 'on';
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    await prepared.remove();
    await rm(folder, { recursive: true });
  });

  const start = async (): Promise<ServerProcess> => {
    running = await ServerProcess.open(environment);
    return running;
  };

  const exportOf = async (process: ServerProcess, token: string, id: string) => {
    const fields = 'status startedAt rows url';
    return (await process.ask(`query ($id: ID!) { export(id: $id) { ${fields} } }`, { id }, token)).export;
  };

  /** Waits until a process has written a part of the file, after another one began with it before. */
  const inTheMiddle = async (process: ServerProcess, token: string, id: string, before: string | null) => {
    for (;;) {
      const { status, startedAt } = await exportOf(process, token, id);
      if (!['WAITING', 'RUNNING'].includes(status))
        throw new Error(`It was ${status} before its process was killed in the middle.`);
      if (startedAt !== before && (await bytesWritten()) > 0) return startedAt as string;
    }
  };

  /** Of files that are being written, by this process or those before it. */
  const bytesWritten = async (): Promise<number> => {
    const uploads = join(environment.DATA_DIR!, 'uploads');
    const names = await readdir(uploads).catch(() => []);
    const sizeOf = (name: string) =>
      stat(join(uploads, name)).then(
        ({ size }) => size,
        () => 0,
      );
    const sizes = await Promise.all(names.map(sizeOf));
    return sizes.reduce((sum, size) => sum + size, 0) - left;
  };

  /** The claim of a killed process ends, and the job looks again. */
  const waitForClaim = (process: ServerProcess, token: string) =>
    process.ask('mutation { moveSandboxClock(input: { forwardMinutes: 3 }) { __typename } }', {}, token);

  test(`an export whose process is killed in the middle, ${killsOfExport} times, has every row once`, async () => {
    let process = await start();
    const signIn = `mutation ($input: SignInCustomerInput!) {
      signInCustomer(input: $input) { ... on SignedIn { token } } }`;
    const { token } = (await process.ask(signIn, { input: owner })).signInCustomer;
    const { id } = (await process.ask(startExportDocument, { input: anExport() }, token)).startExport;
    let startedAt: string | null = null;
    for (let kill = 1; kill <= killsOfExport; kill++) {
      startedAt = await inTheMiddle(process, token, id, startedAt);
      await process.end('SIGKILL');
      left += await bytesWritten();
      process = await start();
      await waitForClaim(process, token);
    }

    const status = async () => (await exportOf(process, token, id)).status;
    await expect.poll(status, { timeout: 5 * 60_000, interval: 100 }).toBe('READY');
    const made = await exportOf(process, token, id);
    expect(made.startedAt).not.toBe(startedAt);
    expect(made.rows).toBe(orders);
    const { pathname, search } = new URL(made.url);
    const file = await (await fetch(process.origin + pathname + search)).text();
    const ids = objectsIn(file).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([orders, orders]);
    expect(await process.end('SIGTERM')).toBe(0);
    const dataFolder = environment.DATA_DIR!;
    const stored = await readdir(join(dataFolder, 'files'), { recursive: true, withFileTypes: true });
    expect(stored.filter(each => each.isFile())).toHaveLength(1);
  });
});
