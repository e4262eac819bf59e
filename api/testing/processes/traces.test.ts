import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { anOrder, placeOrderDocument } from '../builders/an-order.ts';
import { postgresqlServer } from '../test-database.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';
import { type ReceivedSpan, SpanReceiver } from './span-receiver.ts';

const engines = [
  { name: 'the embedded engine', database: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', database: postgresqlServer }] : []),
];
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const ofProxy = '00f067aa0ba902b7';
const note = 'Gate code 4711, ring for Ravi';

/** Asks as the first customer of a prepared database, Ravi. */
const askAsRavi = (
  server: ServerProcess,
  prepared: PreparedDatabase,
  body: object,
  headers: Record<string, string> = {},
) =>
  fetch(`${server.origin}/graphql?from=ravi@example.com`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${prepared.tokens[0]}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });

const orderOf = ({ kitchens, serviceDates }: PreparedDatabase) => ({
  query: placeOrderDocument,
  variables: { input: { ...anOrder(kitchens[0]!), serviceDate: serviceDates[0]!, note } },
});

describe.each(engines)('the operator of a server on $name', ({ database }) => {
  let prepared: PreparedDatabase;
  let receiver: SpanReceiver;
  let server: ServerProcess;
  beforeAll(async () => {
    prepared = await prepareDatabase(database);
    receiver = await SpanReceiver.open();
    server = await ServerProcess.open({
      ...prepared.environment,
      LOG_REQUESTS: 'on',
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=tiffin',
      OTEL_SERVICE_NAME: 'tiffin-test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging,service.name=other',
    });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    receiver.close();
    await prepared.remove();
  });

  const spansOf = (traceId: string) => receiver.spans.filter(span => span.traceId === traceId);
  const named = (name: string | RegExp, spans: readonly ReceivedSpan[]) =>
    spans.find(span => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  /** The trace of a request as the log has it; undefined until it is logged. */
  const loggedTrace = (requestId: string): string | undefined => {
    const isOfRequest = (line: string) => line.includes(requestId) && line.includes('"msg":"request"');
    const line = server.output.split('\n').find(isOfRequest);
    return line && JSON.parse(line).traceId;
  };

  test('sees an order from the request of the proxy to the statement and the job', async () => {
    const requestId = randomUUID();
    const answer = await askAsRavi(server, prepared, orderOf(prepared), {
      traceparent: `00-${trace}-${ofProxy}-01`,
      'x-request-id': requestId,
    });
    expect((await answer.json()).data.placeOrder.status).toBe('PLACED');
    await expect.poll(() => named(/^job (mail|push)$/, spansOf(trace))?.name).toBeDefined();
    await expect.poll(() => named('POST /graphql', spansOf(trace))?.name).toBeDefined();

    const spans = spansOf(trace);
    const path = [];
    let span = named(/INSERT orders/, spans);
    for (; span; span = spans.find(({ spanId }) => spanId === span!.parentSpanId)) path.push(span);
    expect(path.map(({ name }) => name).reverse()).toEqual([
      'POST /graphql',
      'mutation placeOrder',
      'Mutation.placeOrder',
      'operation',
      expect.stringMatching(/INSERT orders/),
    ]);
    const [statement, ...above] = path;
    expect(statement!.facts['db.system.name']).toBe('postgresql');
    expect(above.at(-1)).toMatchObject({
      parentSpanId: ofProxy,
      facts: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'tiffin.request.id': requestId,
      },
    });
    const known = new Set([ofProxy, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId!))).toEqual([]);
    const relay = named('outbox relay', spans)!;
    const inRelay = spans.filter(({ parentSpanId }) => parentSpanId === relay.spanId);
    expect(inRelay.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']));
    expect(inRelay.some(({ name }) => name.startsWith('job '))).toBe(true);
    await expect.poll(() => loggedTrace(requestId)).toBe(trace);
  });

  test('sees nothing in them of what was entered, nor who it was', async () => {
    await expect.poll(() => named(/INSERT orders/, receiver.spans)?.name).toBeDefined();
    const sent = receiver.bodies.map(String).join('\n');
    const kitchen = prepared.kitchens[0]!;
    const entered = [note, 'ravi', 'example.com', '127.0.0.1', prepared.tokens[0]!, kitchen.id];
    for (const each of [...entered, kitchen.dishes[0]!.id, 'Customer 1', prepared.serviceDates[0]!])
      expect(sent).not.toContain(each);
    expect(receiver.headers[0]).toMatchObject({ 'x-team': 'tiffin' });
    expect(receiver.resource).toMatchObject({
      'service.name': 'tiffin-test',
      'deployment.environment.name': 'staging',
    });
  });

  test('finds the trace of a request in the log, and none of what the proxy does not sample', async () => {
    const other = trace.replace('4bf9', '5bf9');
    const requestId = randomUUID();
    const query = '{ orders { nodes { id } } me { id } }';
    await askAsRavi(server, prepared, { query }, { traceparent: `00-${other}-${ofProxy}-00` });
    await askAsRavi(server, prepared, { query }, { 'x-request-id': requestId });
    await expect.poll(() => loggedTrace(requestId)).toBeDefined();
    const spans = () => spansOf(loggedTrace(requestId)!);
    await expect.poll(() => named('POST /graphql', spans())?.name).toBeDefined();
    const [operation, request] = ['query orders', 'POST /graphql'].map(name => named(name, spans()));
    const fields = spans().filter(({ parentSpanId }) => parentSpanId === operation!.spanId);
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['Query.orders', 'Query.me']));
    expect(request!.parentSpanId ?? '').toBe('');
    expect(spansOf(other)).toEqual([]);
  });

  test('sees a refusal and an operation over a socket', async () => {
    const order = orderOf(prepared);
    const tooMany = { ...order.variables.input, expectedTotalCents: 1 };
    await askAsRavi(server, prepared, { ...order, variables: { input: tooMany } });
    await expect
      .poll(() => receiver.spans.some(({ facts }) => facts['tiffin.problem'] === 'PRICE_CHANGED'))
      .toBe(true);
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await once(socket, 'message');
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ myKitchen { id } }' } }));
    await once(socket, 'message');
    socket.terminate();
    await expect.poll(() => named('query myKitchen', receiver.spans)?.name).toBeDefined();
    expect(named('query myKitchen', receiver.spans)!.parentSpanId ?? '').toBe('');
  });
});

describe('a server whose collector', () => {
  let prepared: PreparedDatabase;
  let receiver: SpanReceiver;
  beforeEach(async () => {
    prepared = await prepareDatabase(postgresqlServer);
    receiver = await SpanReceiver.open();
  });
  afterEach(async () => {
    receiver.close();
    await prepared.remove();
  });
  const start = (more: Record<string, string> = {}) =>
    ServerProcess.open({
      ...prepared.environment,
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      ...more,
    });
  const me = { query: '{ me { role } }' };

  test('takes spans gets those of the last request when it stops', async () => {
    const server = await start();
    await askAsRavi(server, prepared, me);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(receiver.headers[0]).toMatchObject({ 'content-type': 'application/x-protobuf' });
    expect(receiver.bodies.map(body => body.toString('latin1')).join()).toContain('query me');
  });

  test('hangs stops in time', async () => {
    receiver.isSilent = true;
    const server = await start();
    await askAsRavi(server, prepared, me);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(receiver.bodies.length).toBeGreaterThan(0);
    expect(server.output).not.toContain('shutdown timed out');
  });

  test('hangs answers all the same, and says so once', async () => {
    receiver.isSilent = true;
    const server = await start({ OTEL_EXPORTER_OTLP_TIMEOUT: '200' });
    const answers: string[] = [];
    const ask = async () => {
      answers.push(await (await askAsRavi(server, prepared, me)).text());
      return receiver.bodies.length;
    };
    // Each batch that was given up lets the next one be sent.
    await expect.poll(ask).toBeGreaterThan(3);
    const failed = /sending traces \(OTEL_EXPORTER_OTLP_ENDPOINT\) failed/g;
    expect(server.output.match(failed)).toHaveLength(1);
    receiver.isSilent = false;
    await expect.poll(async () => (await ask()) > 0 && server.output).toContain('sending traces works again');
    expect(await server.end('SIGTERM')).toBe(0);
    expect(new Set(answers)).toEqual(new Set(['{"data":{"me":{"role":"CUSTOMER"}}}']));
  });
});

/** Says which of these libraries a process loads. */
const loadingSaid = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/^@(opentelemetry\\/(sdk|exporter|resources)|sentry)/.test(name)) process.stdout.write('loads ' + name + '\\n');
    return next(name, context);
  } });
`)}`;

test('without an endpoint and a DSN nothing of their libraries is loaded', async () => {
  const prepared = await prepareDatabase(undefined);
  const environment = { ...prepared.environment, NODE_OPTIONS: loadingSaid };
  const plain = await ServerProcess.open(environment);
  expect(plain.output).not.toContain('loads');
  await plain.end('SIGTERM');
  const traced = await ServerProcess.open({
    ...environment,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  });
  expect(traced.output).toContain('loads @opentelemetry/sdk-trace');
  expect(traced.output).not.toContain('loads @sentry');
  await traced.end('SIGTERM');
  await prepared.remove();
});
