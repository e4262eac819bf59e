import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { parse } from 'yaml';
import { projectRoot } from '../../platform/database/project-root.ts';
import { postgresqlServer } from '../test-database.ts';
import { orderAtOnce } from './order-at-once.ts';
import { type PreparedDatabase, prepareDatabase } from './prepared-database.ts';
import { ServerProcess } from './server-process.ts';

const engines = [
  { name: 'the embedded engine', database: undefined },
  ...(postgresqlServer ? [{ name: 'PostgreSQL', database: postgresqlServer }] : []),
];
const orders = 5;

describe.each(engines)('the operator of a server on $name', ({ database }) => {
  let prepared: PreparedDatabase;
  let server: ServerProcess;
  let address: string;
  beforeAll(async () => {
    prepared = await prepareDatabase(database);
    server = await ServerProcess.open({ ...prepared.environment, METRICS_PORT: '0' });
    address = /metrics are at (http:\S+)/.exec(server.output)![1]!;
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await prepared.remove();
  });

  const ask = (query: string) =>
    fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  const read = async () => (await fetch(address)).text();
  /** The number of a metric with these labels; undefined where there is none. */
  const metric = async (name: string): Promise<number | undefined> => {
    const line = (await read()).split('\n').find(each => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length));
  };

  test('sees orders by city, and how long operations and requests take', async () => {
    const sent = await orderAtOnce(server.origin, prepared, orders);
    for (const { answer } of sent) expect((await answer).order.status).toBe('PLACED');
    const placed = 'operation="mutation placeOrder",outcome="ok"';
    expect(await metric(`tiffin_graphql_operation_seconds_count{${placed}}`)).toBe(orders);
    await expect.poll(() => metric('tiffin_orders_placed_total{city="San Jose, CA"}')).toBe(orders);
    const answered = 'route="/graphql",method="POST",status="200"';
    expect(await metric(`tiffin_http_request_seconds_count{${answered}}`)).toBe(orders);
  });

  test('sees what fails, under few names, whatever strangers send', async () => {
    await ask('query SomeName { __typename ...on Query { me { id } } orders { nodes { id } } }');
    const failed = 'operation="query me",outcome="failed"';
    expect(await metric(`tiffin_graphql_operation_seconds_count{${failed}}`)).toBe(1);
    for (const path of ['/api/none', '/api/nothing', '/api/orders/0']) await fetch(server.origin + path);
    const text = await read();
    for (const given of ['SomeName', '/api/none', '/api/nothing', '/api/orders/0'])
      expect(text).not.toContain(given);
    expect(text).toMatch(/status="404"/);
  });

  test('sees open sockets, and what waits', async () => {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    expect(await metric('tiffin_sockets_open')).toBe(1);
    socket.terminate();
    await expect.poll(() => metric('tiffin_sockets_open')).toBe(0);
    await expect.poll(() => metric('tiffin_outbox_entries')).toBe(0);
    expect(await metric('tiffin_outbox_oldest_seconds')).toBe(0);
    for (const name of ['tiffin_outbox_entries', 'tiffin_webhooks_due', 'tiffin_jobs'])
      expect(await metric(`tiffin_metrics_unread_total{metric="${name}"}`)).toBe(0);
    expect(await metric('tiffin_webhooks_due')).toBe(0);
    expect(await metric('tiffin_jobs{queue="mail",state="failed"}')).toBe(0);
    expect(await metric('tiffin_sql_statements_in_flight')).toBeLessThan(10);
  });

  test('reads metrics on their own port only, and nothing else there', async () => {
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('tiffin_');
    for (const path of ['/', '/graphql', '/metrics/more'])
      expect((await fetch(new URL(path, address))).status).toBe(404);
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(404);
  });

  test('has alerts and a dashboard of metrics that there are', async () => {
    const text = await read();
    const names = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
      ),
    );
    const folder = join(projectRoot, 'docs/operations');
    const { groups } = parse(await readFile(join(folder, 'alerts.yml'), 'utf8'));
    const { panels } = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8'));
    const expressions: string[] = [
      ...groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr)),
      ...panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ];
    const used = expressions.flatMap(expr => expr.match(/\b(?:tiffin|nodejs|process)_\w+/g) ?? []);
    expect(used.length).toBeGreaterThan(20);
    expect([...new Set(used)].filter(name => !names.has(name))).toEqual([]);
  });
});

test('a port of metrics that is taken, is none, or is that of the marketplace stops the start', async () => {
  const refusal = async (environment: Record<string, string>) =>
    (await ServerProcess.refused(environment)).output;
  expect(await refusal({ METRICS_PORT: 'http' })).toContain('METRICS_PORT');
  expect(await refusal({ METRICS_PORT: '4000', PORT: '4000' })).toContain('a port of their own');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const prepared = await prepareDatabase(undefined);
  expect(await refusal({ ...prepared.environment, METRICS_PORT: String(port) })).toContain(
    `Cannot listen on METRICS_PORT ${port}`,
  );
  other.close();
  await prepared.remove();
});
