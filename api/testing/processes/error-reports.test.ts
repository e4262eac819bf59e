import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import { postgresqlServer } from '../test-database.ts';
import { ErrorReceiver } from './error-receiver.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const engines = [
  { name: 'the embedded engine', database: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', database: postgresqlServer }] : []),
];
const note = 'Gate code 4711, ring for Ravi';

/** Makes a process throw where nothing catches it. */
const crashing = `--import=data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => { throw new TypeError('No kitchen of ravi@example.com') })",
)}`;

describe.each(engines)('the operator of a server on $name that reports errors', ({ database }) => {
  let prepared: PreparedDatabase;
  let receiver: ErrorReceiver;
  let server: ServerProcess;
  beforeEach(async () => {
    prepared = await prepareDatabase(database);
    // No order can be stored.
    await prepared.look(({ sql }) => sql.rows('alter table orders rename column note to lost_note'));
    receiver = await ErrorReceiver.open();
    server = await ServerProcess.open({
      ...prepared.environment,
      NODE_OPTIONS: crashing,
      SENTRY_DSN: receiver.dsn,
      SENTRY_ENVIRONMENT: 'staging',
      SENTRY_RELEASE: '2026.11.28',
    });
  });
  afterEach(async () => {
    await server.end('SIGTERM');
    receiver.close();
    await prepared.remove();
  });

  const order = async (requestId: string) => {
    const { kitchens, serviceDates, tokens } = prepared;
    const input = { ...anOrder(kitchens[0]!), serviceDate: serviceDates[0]!, note };
    const answer = await fetch(`${server.origin}/graphql?from=ravi@example.com`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${tokens[0]}`,
        'x-request-id': requestId,
      },
      body: JSON.stringify({ query: placeOrderDocument, variables: { input } }),
    });
    return (await answer.json()).errors[0].extensions.code;
  };
  const about = (requestId: string) => receiver.errors.filter(({ tags }) => tags.request_id === requestId);

  test('gets the unexpected error of a request, and nothing of what was entered', async () => {
    const requestId = randomUUID();
    expect(await order(requestId)).toBe('INTERNAL_SERVER_ERROR');
    await expect.poll(() => about(requestId).length).toBe(1);
    const [error] = about(requestId);
    expect(error).toMatchObject({
      level: 'error',
      environment: 'staging',
      release: '2026.11.28',
      transaction: 'mutation placeOrder',
      tags: { log: 'unexpected failure', operation: 'mutation placeOrder' },
    });
    const [exception] = error!.exception.values.slice(-1);
    expect(exception!.value).toContain('does not exist');
    expect(exception!.mechanism).toEqual({ type: 'generic', handled: true });
    const kitchen = prepared.kitchens[0]!;
    const entered = [
      note,
      'code 4711',
      'ravi',
      '127.0.0.1',
      prepared.tokens[0]!,
      kitchen.id,
      'authorization',
    ];
    const sent = receiver.envelopes.map(envelope => envelope.split('\n').slice(1).join('\n')).join('\n');
    for (const each of [...entered, kitchen.dishes[0]!.id, prepared.serviceDates[0]!])
      expect(sent).not.toContain(each);
  });

  test('sees which calls of an error are those of the product', async () => {
    const requestId = randomUUID();
    await order(requestId);
    await expect.poll(() => about(requestId).length).toBe(1);
    const { values } = about(requestId)[0]!.exception;
    const frames = values.flatMap(({ stacktrace }) => stacktrace.frames);
    const named = (isOurs: boolean) =>
      frames.filter(({ in_app }) => in_app === isOurs).map(({ filename }) => filename);
    expect(named(true).filter(name => !/^dist\/server\/(?!packages~)/.test(name))).toEqual([]);
    // Errors of the embedded engine come from a queue of its own, and do not know who asked.
    if (!database) return;
    expect(named(true)).toContain('dist/server/start.cjs');
    expect(named(false).join()).toContain('dist/server/packages~start');
  });

  test('gets few of many equal errors', async () => {
    const requestIds = Array.from({ length: 12 }, () => randomUUID());
    for (const requestId of requestIds) expect(await order(requestId)).toBe('INTERNAL_SERVER_ERROR');
    const ofOrders = () => receiver.errors.filter(({ transaction }) => transaction === 'mutation placeOrder');
    await expect.poll(() => ofOrders().length).toBe(5);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(ofOrders()).toHaveLength(5);
  });

  test('gets why a process ended, which ends as before', async () => {
    expect(await server.end('SIGUSR2')).toBe(1);
    const fatal = receiver.errors.filter(({ level }) => level === 'fatal');
    expect(fatal).toHaveLength(1);
    expect(fatal[0]!.exception.values[0]).toMatchObject({
      type: 'TypeError',
      value: 'No kitchen of (address)',
      mechanism: { handled: false },
    });
    expect(server.output).toContain('"msg":"uncaught exception; shutting down"');
  });

  test('has a server that stops and crashes while the service hangs', async () => {
    receiver.isSilent = true;
    expect(await order(randomUUID())).toBe('INTERNAL_SERVER_ERROR');
    await expect.poll(() => receiver.envelopes.length).toBeGreaterThan(0);
    expect(await server.end('SIGUSR2')).toBe(1);
  });
});
