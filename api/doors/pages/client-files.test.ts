import { mkdir, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenPaths } from '../../../schema/screen-paths.ts';
import { createServer } from '../../server.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';

const complaints: string[] = [];
let marketplace: Marketplace;
let server: Awaited<ReturnType<typeof createServer>>;
let port: number;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const clientFolder = join(marketplace.folder, 'web');
  await mkdir(clientFolder, { recursive: true });
  const prerendered = screenPaths.filter(path => /^\/[a-z-]+$/.test(path)).map(path => path.slice(1));
  for (const name of ['index', 'kitchen', 'landing', 'home', ...prerendered]) {
    const page = `<html><head><title>Tiffin</title></head><body>The client</body></html>`;
    for (const file of [`${name}.html`, `${name}.en.html`, `${name}.hi.html`])
      await writeFile(join(clientFolder, file), page);
  }
  await mkdir(join(clientFolder, 'developers/guides'), { recursive: true });
  for (const file of ['developers.html', 'developers/guides/limits.html'])
    await writeFile(join(clientFolder, file), `<html><body>For developers</body></html>`);
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets/menu-a1b2c3.js'), `export const menu = 'thali';`);
  await writeFile(
    join(clientFolder, 'assets/menu-a1b2c3.js.br'),
    brotliCompressSync(`export const menu = 'thali';`),
  );
  await mkdir(join(clientFolder, '.vite'));
  await writeFile(join(clientFolder, '.vite/manifest.json'), '{}');
  const samples = '<code>export TIFFIN_URL=http://localhost:4000\ncurl "$TIFFIN_URL/graphql"</code>';
  await writeFile(join(clientFolder, 'developers/guides/first-query.html'), samples);
  server = await createServer({
    services: marketplace.services,
    settings: { MODE: 'demo', FAST_PATH: testFastPath, REQUEST_POINTS: 10_000, TRUSTED_PROXIES: 0 },
    log: pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) }),
    clientFolder,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await marketplace.close();
});

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Sends a request with the raw path. */
const send = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path, method, headers }, async response =>
      resolve({ status: response.statusCode!, headers: response.headers, body: await text(response) }),
    );
    request.on('error', reject);
    request.end();
  });

test.each(screenPaths)('%s is a screen, to browsers and to those who follow links', async path => {
  for (const headers of [asBrowser, {}]) {
    const { status, body } = await send(path.replace(':id', 'asha'), { headers });
    expect(status).toBe(200);
    expect(body).toContain('The client');
  }
});

describe('a file of the client', () => {
  const path = '/assets/menu-a1b2c3.js';
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' };

  test('is kept by browsers for a year, and sent compressed to those that can read it', async () => {
    const plain = await send(`${path}?v=1`);
    expect(plain).toMatchObject({ status: 200, headers: kept, body: `export const menu = 'thali';` });
    expect(plain.headers['content-type']).toContain('javascript');
    const { headers } = await send(path, { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ ...kept, 'content-encoding': 'br' });
    expect(await send(path, { method: 'HEAD' })).toMatchObject({ status: 200, headers: kept, body: '' });
  });

  test.each([
    '/.vite/manifest.json',
    `${path}.br`,
    '/assets',
    '/assets/',
    '/assets//menu-a1b2c3.js',
    '/assets/../index.html',
  ])('is not found at %s', async other => {
    expect((await send(other)).status).toBe(404);
  });
});

describe('an unknown path', () => {
  test('gets JSON for a tool', async () => {
    const { status, body } = await send('/nothing-here');
    expect(status).toBe(404);
    expect(JSON.parse(body)).toEqual({
      message: 'There is nothing at /nothing-here.',
      requestId: expect.any(String),
    });
  });

  test.each([
    '/nothing-here',
    '/admin/nothing-here',
    '/admin/kitchens/asha/nothing-here',
    '/admin/orders/1/pay',
    '/admin-nothing',
  ])('%s shows the screen that says so in a browser', async path => {
    const { status, body, headers } = await send(path, { headers: asBrowser });
    expect({ status, body }).toEqual({ status: 404, body: expect.stringContaining('The client') });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each([
    '/docs',
    '/metrics',
    '/swagger-ui',
    '/openapi.yaml',
    '/config.json',
    '/wp-login.php',
    '/api/docs',
  ])('%s shows no page to anybody, as it is no screen but a tool', async path => {
    for (const headers of [asBrowser, {}]) {
      const { status, body } = await send(path, { headers });
      expect({ status, hasPage: body.includes('The client') }).toEqual({ status: 404, hasPage: false });
    }
  });
});

describe('the pages for developers', () => {
  test.each(['/developers', '/developers/', '/developers/guides/limits'])('are at %s', async path => {
    const { status, headers, body } = await send(path, { headers: asBrowser });
    expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining('For developers') });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.link).toContain(`${path.replace(/\/$/, '')}>; rel="canonical"`);
  });

  test('have samples with the address at which their reader is', async () => {
    const path = '/developers/guides/first-query';
    const samplesAt = (host: string) => send(path, { headers: { ...asBrowser, host } });
    const here = await samplesAt('tiffin.example:8443');
    expect(here.body).toBe(
      '<code>export TIFFIN_URL=http://tiffin.example:8443\ncurl "$TIFFIN_URL/graphql"</code>',
    );
    expect(here.headers.link).toContain(`<http://tiffin.example:8443${path}>; rel="canonical"`);
    expect((await samplesAt('other.example')).body).toContain('TIFFIN_URL=http://other.example\n');
    expect((await samplesAt('<script>')).body).toContain('TIFFIN_URL=http://localhost\n');
    const headers = { host: 'tiffin.example:8443', 'if-none-match': String(here.headers.etag) };
    expect((await send(path, { headers })).status).toBe(304);
  });

  test('are in the sitemap', async () => {
    const { body } = await send('/sitemap.xml');
    expect(body).toContain('/developers/guides/limits</loc>');
  });

  test.each(['/developers/nothing-here', '/developers/guides', '/developers/guides/nothing-here'])(
    'are not at %s',
    async path => {
      const { status } = await send(path, { headers: asBrowser });
      expect(status).toBe(404);
    },
  );
});

describe('an odd path', () => {
  const odd = [
    '//',
    '///',
    '/\\',
    '//:80',
    '//[',
    '//?',
    '//%00',
    '//x/home',
    '/%',
    '/%zz',
    '/supplier/%E0%A4%A',
  ];
  const security = [
    'content-security-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
  ];

  test.each(odd)('%s leads nowhere by any method, under all security headers', async path => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers, body } = await send(path, { method, headers: asBrowser });
      expect([400, 404], `${method} ${path}`).toContain(status);
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(security));
      expect(body).not.toMatch(/\bat \S+ \(/);
    }
    expect(complaints).toEqual([]);
  });

  test('that is very long is not found', async () => {
    const { status, headers } = await send(`/supplier/${'x'.repeat(5000)}`);
    expect(status).toBe(404);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(security));
  });
});

describe('a kitchen’s page', () => {
  const someId = '0190b5a0-0000-7000-8000-00000000000a';

  test('has one address, whatever the spelling of the id', async () => {
    const { status, headers } = await send(`/supplier/${someId.toUpperCase()}`, { headers: asBrowser });
    expect({ status, location: headers.location }).toEqual({ status: 301, location: `/supplier/${someId}` });
  });

  test('is rendered on the server a limited number of times per source, then by the browser', async () => {
    let reads = 0;
    const rows = marketplace.sql.rows.bind(marketplace.sql);
    marketplace.database.sql.rows = (text: string, ...rest: never[]) => {
      if (text.includes('from "suppliers" as "s"')) reads++;
      return rows(text, ...rest);
    };
    for (let number = 100; number < 300; number++) {
      const { status, body } = await send(`/supplier/0190b5a0-0000-7000-8000-000000000${number}`);
      expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining('The client') });
    }
    marketplace.database.sql.rows = rows;
    expect(reads).toBe(120);
  });

  test('is not queried for a malformed id', async () => {
    const { status, body } = await send(`/supplier/unknown`);
    expect({ status, body }).toEqual({ status: 200, body: expect.stringContaining('noindex') });
  });
});
