import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiToken } from '../../api/testing/api-tokens.ts';
import { aCity, type TestCity } from '../../api/testing/builders/a-city.ts';
import type { TestKitchen } from '../../api/testing/builders/a-kitchen.ts';
import { anOrder, placeOrder } from '../../api/testing/builders/an-order.ts';
import { Marketplace } from '../../api/testing/marketplace.ts';
import { notificationsSent } from '../../api/testing/notifications-sent.ts';
import { tuesdayMorning } from '../../api/testing/still-clock.ts';
import type { Visitor } from '../../api/testing/visitor.ts';
import { type ReceivedWebhook, WebhookReceiver } from '../../api/testing/webhook-receiver.ts';
import { aWebhookEndpoint, webhooksSent } from '../../api/testing/webhooks.ts';
import { blocksOf } from '../../docs/integrators/samples.ts';
import rootPackage from '../../package.json' with { type: 'json' };
import ownPackage from './package.json' with { type: 'json' };
import { PassingServer, refusal, unending } from './passing-server.ts';
import type { MoveOrderInput, Order, Problem } from './src/generated/schema.ts';
import { InvalidWebhook, type Page, Tiffin, type TypedDocument, webhookOf } from './src/index.ts';

const run = promisify(execFile);
const projectRoot = join(import.meta.dirname, '../..');

let marketplace: Marketplace;
let city: TestCity;
let meera: Visitor;
let cooks = 0;
let asha: Visitor;
let kitchen: TestKitchen;
let token: string;
let proxy: PassingServer;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  city = await aCity(marketplace);
  meera = await marketplace.customer('Meera Iyer');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  ({ cook: asha, kitchen } = await marketplace.kitchenOwner(`Asha ${++cooks}`, { city, capacity: 100 }));
  const created = await createApiToken(asha, ['ORDERS_WRITE']);
  if (created.__typename !== 'ApiTokenCreated') throw new Error(created.message);
  token = created.secret;
  proxy = await PassingServer.open(marketplace.origin);
  return () => proxy.close();
});

const order = async () => {
  const placed = await placeOrder(meera, anOrder(kitchen));
  if (placed.__typename !== 'Order') throw new Error(JSON.stringify(placed));
  return placed;
};

type Facts = Pick<Order, 'id' | 'orderNumber'>;

const ordersDocument: TypedDocument<{ orders: Page<Facts> }, { first?: number; after?: string | null }> =
  `query ($first: Int, $after: String) {
    orders(first: $first, after: $after) { nodes { id orderNumber } pageInfo { hasNextPage endCursor } }
  }`;

const moveDocument: TypedDocument<
  { moveOrder: Pick<Order, '__typename' | 'status'> | Pick<Problem, 'code' | 'message'> },
  { input: MoveOrderInput }
> = `mutation ($input: MoveOrderInput!) {
    moveOrder(input: $input) { __typename ... on Order { status } ... on Problem { code message } }
  }`;

describe("Asha's program", () => {
  test('reads a list page after page', async () => {
    const placed = [await order(), await order(), await order()];
    const tiffin = new Tiffin({ url: marketplace.origin, token });
    const read: string[] = [];
    for await (const { id } of tiffin.entries(ordersDocument, { first: 2 }, ({ orders }) => orders))
      read.push(id);
    expect(read.sort()).toEqual(placed.map(({ id }) => id).sort());
  });

  test('repeats a query that failed for a while, and gives up after its attempts', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token, attempts: 3 });
    proxy.next.push(refusal(503), refusal(429));
    expect(await tiffin.query(ordersDocument, { first: 1 })).toEqual({
      orders: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    });
    expect(proxy.received).toBe(3);
    proxy.next.push(refusal(503), refusal(503), refusal(503));
    await expect(tiffin.query(ordersDocument)).rejects.toMatchObject({ code: 'NO_ANSWER', status: 503 });
    expect(proxy.received).toBe(6);
  });

  test('repeats a mutation only if it was not carried out, or may be carried out twice', async () => {
    const { id: orderId } = await order();
    const tiffin = new Tiffin({ url: proxy.url, token });
    const input: MoveOrderInput = { orderId, from: 'PLACED', to: 'PREPARING' };
    proxy.next.push(refusal(429), 'lost');
    await expect(tiffin.mutate(moveDocument, { input })).rejects.toMatchObject({ status: 503 });
    expect(proxy.received).toBe(2);
    proxy.next.push('lost');
    const { moveOrder } = await tiffin.mutate(moveDocument, { input }, { isSafeToRepeat: true });
    expect(moveOrder).toMatchObject({ code: 'ORDER_MOVED_ON' });
    expect(proxy.received).toBe(4);
  });

  test('learns why it was refused, and what to quote', async () => {
    const tiffin = new Tiffin({ url: marketplace.origin, token });
    const refused = tiffin.query('{ ownApiToken { name } payouts(first: 1) { nodes { id } } }');
    await expect(refused).rejects.toMatchObject({
      name: 'TiffinError',
      message: 'This API token does not have the scope PAYOUTS_READ.',
      code: 'FORBIDDEN',
      status: 200,
      requestId: expect.stringMatching(/\w/),
    });
  });

  test.each([
    ['a page of a proxy', refusal(404, '<h1>Not found</h1>'), 404],
    ['JSON of something else', refusal(200, '[1]'), 200],
    ['errors that are none', refusal(200, '{ "errors": [] }'), 200],
  ])('is not misled by %s', async (_, answer, status) => {
    const tiffin = new Tiffin({ url: proxy.url, token, attempts: 1 });
    proxy.next.push(answer);
    await expect(tiffin.query('{ ownApiToken { name } }')).rejects.toMatchObject({
      code: 'NO_ANSWER',
      status,
    });
  });

  test('does not wait for an answer that does not end', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token, attempts: 1, timeoutSeconds: 0.1 });
    proxy.next.push(unending);
    await expect(tiffin.query('{ ownApiToken { name } }')).rejects.toMatchObject({ code: 'NO_ANSWER' });
  });

  test('does not follow where another server sends it', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token, attempts: 1 });
    proxy.next.push(response => response.writeHead(307, { location: marketplace.origin }).end());
    await expect(tiffin.query('{ ownApiToken { name } }')).rejects.toMatchObject({ code: 'NO_ANSWER' });
    expect(proxy.received).toBe(1);
  });

  test('does not sleep for an hour', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token });
    proxy.next.push(response => response.writeHead(503, { 'retry-after': '3600' }).end());
    await expect(tiffin.query('{ ownApiToken { name } }')).rejects.toMatchObject({ status: 503 });
    expect(proxy.received).toBe(1);
  });

  test('learns that there is no marketplace', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token, attempts: 1 });
    proxy.close();
    await expect(tiffin.query('{ ownApiToken { name } }')).rejects.toMatchObject({
      code: 'NO_ANSWER',
      status: undefined,
    });
  });

  test.each([
    { attempts: Number.NaN },
    { attempts: Number.POSITIVE_INFINITY },
    { attempts: 1.5 },
    { timeoutSeconds: 0 },
    { timeoutSeconds: Number.POSITIVE_INFINITY },
    { url: 'https://tiffin.example/graphql' },
  ])('cannot be set up with %o', settings => {
    expect(() => new Tiffin({ url: 'https://tiffin.example', ...settings })).toThrow(RangeError);
  });

  test('does not repeat a mutation that it sends as a query', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token });
    const documents = [
      moveDocument.toString(),
      '# query\nmutation { a { b } }',
      'fragment a on B { c } mutation { a }',
      'query A { b } mutation C { d(e: { f: "}" }) }',
    ];
    for (const document of documents) await expect(tiffin.query(document)).rejects.toThrow('Use mutate');
    expect(proxy.received).toBe(0);
    proxy.next.push(refusal(404));
    const named = 'query mutation { ownApiToken { mutation: name } } # mutation { a }';
    await expect(tiffin.query(named)).rejects.toMatchObject({ status: 404 });
  });

  test('can end a request', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token });
    const impatience = new AbortController();
    proxy.next.push(() => impatience.abort(new Error('Closing time')));
    const { signal } = impatience;
    await expect(tiffin.query(ordersDocument, {}, { signal })).rejects.toThrow('Closing time');
    expect(proxy.received).toBe(1);
  });
});

const all = async <Page>(pages: AsyncIterable<Page>): Promise<Page[]> => {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
};

describe('the feed', () => {
  test('is read to its end, and from there the next time', async () => {
    const tiffin = new Tiffin({ url: marketplace.origin, token });
    const first = await order();
    await notificationsSent(marketplace);
    const [page] = await all(tiffin.events({ types: ['ORDER_PLACED'] }));
    expect(page?.events).toMatchObject([{ type: 'ORDER_PLACED', subjectId: first.id }]);
    const second = await order();
    await notificationsSent(marketplace);
    const later = await all(tiffin.events({ after: page?.cursor, types: ['ORDER_PLACED'] }));
    expect(later.flatMap(({ events }) => events)).toMatchObject([{ subjectId: second.id }]);
  });

  test('is not asked without a pause', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token });
    const pages = tiffin.events({ after: 'now', pollSeconds: Number.NaN });
    await pages.next();
    await expect(pages.next()).rejects.toThrow(RangeError);
  });

  test('is asked again until the program ends', async () => {
    const tiffin = new Tiffin({ url: proxy.url, token });
    const closing = new AbortController();
    const pages = tiffin.events({ after: 'now', pollSeconds: 0.1, signal: closing.signal });
    expect((await pages.next()).value).toMatchObject({ events: [] });
    const { id } = await order();
    await notificationsSent(marketplace);
    expect((await pages.next()).value).toMatchObject({ events: [{ subjectId: id }] });
    const waiting = pages.next();
    closing.abort(new Error('Closing time'));
    await expect(waiting).rejects.toThrow('Closing time');
  });
});

describe('a webhook', () => {
  let secret: string;
  let received: ReceivedWebhook;

  beforeEach(async () => {
    const receiver = await WebhookReceiver.open();
    onTestFinished(() => receiver.close());
    ({ secret } = await aWebhookEndpoint(asha, receiver.url));
    await order();
    await webhooksSent(marketplace);
    [received] = receiver.accepted as [ReceivedWebhook];
    vi.useFakeTimers({ toFake: ['Date'], now: Number(received.headers['webhook-timestamp']) * 1000 });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('is read with the secret of its endpoint', () => {
    const webhook = webhookOf({ ...received, secret });
    expect(webhook).toMatchObject({ type: 'order.placed', data: { kitchenId: kitchen.id } });
    expect(webhook.id).toBe(received.headers['webhook-id']);
    const headers = new Headers(Object.entries(received.headers).map(([name, text]) => [name, String(text)]));
    expect(webhookOf({ body: received.body, headers, secret })).toEqual(webhook);
    const capitals = Object.fromEntries([...headers].map(([name, text]) => [name.toUpperCase(), text]));
    expect(webhookOf({ body: received.body, headers: capitals, secret })).toEqual(webhook);
    expect(() => webhookOf({ ...received, secret: 'whsec_?' })).toThrow(Error);
    expect(() => webhookOf({ ...received, secret: 'whsec_?' })).not.toThrow(InvalidWebhook);
  });

  test.each<[string, () => Partial<ReceivedWebhook & { secret: string }>]>([
    ['another body', () => ({ body: received.body.replace('order.placed', 'payout.paid') })],
    ['another secret', () => ({ secret: `whsec_${btoa('x'.repeat(32))}` })],
    ['no headers', () => ({ headers: {} })],
    [
      'a header twice',
      () => ({ headers: { ...received.headers, 'webhook-signature': ['v1,a', 'v1,b'] } as never }),
    ],
    [
      'a signature of a later version',
      () => ({ headers: { ...received.headers, 'webhook-signature': 'v2,abc v1' } }),
    ],
    ['a time of its own', () => ({ headers: { ...received.headers, 'webhook-timestamp': 'tomorrow' } })],
  ])('is refused with %s', (_, changed) => {
    expect(() => webhookOf({ ...received, secret, ...changed() })).toThrow(InvalidWebhook);
  });

  test('is refused when someone sends it again later', () => {
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect(() => webhookOf({ ...received, secret })).toThrow(InvalidWebhook);
  });
});

describe('the package', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tiffin-client-'));
    const installed = join(folder, 'node_modules', ownPackage.name);
    await mkdir(installed, { recursive: true });
    await compile('-p', import.meta.dirname, '--outDir', join(installed, 'dist'));
    await cp(join(import.meta.dirname, 'package.json'), join(installed, 'package.json'));
    await mkdir(join(folder, 'node_modules/@types'));
    for (const name of [...Object.keys(ownPackage.dependencies), '@types/node', 'undici-types'])
      await symlink(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('works for a program that installs it', async () => {
    const { orderNumber } = await order();
    const program = `import { Tiffin } from '${ownPackage.name}';
      const tiffin = new Tiffin({ url: process.env.TIFFIN_URL, token: process.env.TIFFIN_TOKEN });
      const { orders } = await tiffin.query(${JSON.stringify(ordersDocument)}, { first: 1 });
      console.log(orders.nodes[0].orderNumber);`;
    await writeFile(join(folder, 'program.mjs'), program);
    const { stdout } = await run(process.execPath, [join(folder, 'program.mjs')], {
      env: { TIFFIN_URL: marketplace.origin, TIFFIN_TOKEN: token },
      timeout: 100_000,
    });
    expect(stdout.trim()).toBe(orderNumber);
  });

  test('has the types that its guide uses', async () => {
    const guide = await readFile(join(import.meta.dirname, 'README.md'), 'utf8');
    const samples = blocksOf(guide).filter(({ language }) => language === 'ts');
    expect(samples.length).toBeGreaterThan(2);
    const known = `import { Tiffin as Client, type Webhook, type FedEvent } from '${ownPackage.name}';
      declare const tiffin: Client;
      declare const storedCursor: () => Promise<string | undefined>;
      declare const storeCursor: (cursor: string) => Promise<void>;
      declare const handle: (event: FedEvent) => Promise<void>;
      declare const enqueue: (webhook: Webhook) => Promise<void>;`;
    const files = samples.map((_, index) => join(folder, `sample-${index}.mts`));
    for (const [index, { code }] of samples.entries()) {
      const declared = code.includes('const tiffin') ? known.replace(/declare const tiffin.*/, '') : known;
      await writeFile(files[index]!, `${declared}\n${code}`);
    }
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--skipLibCheck'];
    const target = [
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
      '--typeRoots',
      join(folder, 'node_modules/@types'),
    ];
    await compile(...strict, ...target, '--ignoreConfig', ...files);
  });

  test('is tested with the packages that it depends on', () => {
    const { dependencies, devDependencies } = rootPackage;
    expect({ ...dependencies, ...devDependencies }).toMatchObject(ownPackage.dependencies);
  });
});

/** Runs the compiler; rejects with what it complains about. */
const compile = async (...args: string[]): Promise<void> => {
  try {
    await run(join(projectRoot, 'node_modules/.bin/tsc'), args, { cwd: tmpdir(), timeout: 100_000 });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout || String(error));
  }
};
