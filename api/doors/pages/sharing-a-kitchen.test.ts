import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkPreview } from '../../../schema/constants.ts';
import { publicPaths } from '../../../schema/screen-paths.ts';
import { createServer } from '../../server.ts';
import { acts } from '../../testing/admin-work.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { sendFile } from '../../testing/send-file.ts';

const origin = 'https://tiffin.example';
const page = `<html><head>
    <title>Tiffin · Meals &amp; more</title>
    <meta
      name="description"
      content="Home cooking, &quot;checked&quot;."
    />
  </head><body><div id="root"></div></body></html>`;
const asBrowser = { accept: 'text/html,*/*;q=0.8' };

let marketplace: Marketplace;
let server: FastifyInstance;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const clientFolder = join(marketplace.folder, 'web');
  await mkdir(clientFolder, { recursive: true });
  const names = ['kitchen', 'landing', 'home', ...publicPaths.slice(1).map(path => path.slice(1))];
  for (const name of names) {
    for (const language of ['en', 'hi'])
      await writeFile(join(clientFolder, `${name}.${language}.html`), page);
  }
  await writeFile(join(clientFolder, 'index.html'), page);
  server = await createServer({
    services: marketplace.services,
    settings: {
      MODE: 'demo',
      FAST_PATH: testFastPath,
      REQUEST_POINTS: 10_000,
      TRUSTED_PROXIES: 0,
      PUBLIC_URL: origin,
    },
    log: pino({ level: 'silent' }),
    clientFolder,
  });
});
afterAll(async () => {
  await server.close();
  await marketplace.close();
});
beforeEach(() => marketplace.empty('cities', 'photo_files'));

const get = (url: string) => server.inject({ url, headers: asBrowser });

const sharePathOf = async (id: string) =>
  (await marketplace.anonymous().graphql('query ($id: ID!) { supplier(id: $id) { sharePath } }', { id }))
    .supplier.sharePath;

/** What messengers read of a page. */
const previewIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );
const previewOf = async (url: string) => previewIn((await get(url)).body);

const setCover = async (cook: Parameters<typeof sendFile>[0], content: Uint8Array, alt: string) =>
  sendFile(
    cook,
    `mutation ($alt: String!, $file: Upload!) { setKitchenPhoto(kind: COVER, alt: $alt, file: $file) {
      ... on KitchenAccount { supplier { id } } ... on Problem { code } } }`,
    { alt },
    { content, name: 'stove.jpg' },
  );

test('the short address of a kitchen leads to its page, before and after it is renamed', async () => {
  const { kitchen } = await marketplace.kitchenOwner('Asha Rao');
  const path = await sharePathOf(kitchen.id);
  expect(path).toMatch(/^\/k\/asha-raos-kitchen-[2-9a-hjkmnp-z]{8}$/);
  const leadsToHer = { statusCode: 301, headers: { location: `/supplier/${kitchen.id}` } };
  expect(await get(path)).toMatchObject(leadsToHer);

  await marketplace.sql.rows('update suppliers set kitchen_name = $1 where id = $2', ['ठेला', kitchen.id]);
  const renamed = await sharePathOf(kitchen.id);
  expect(renamed).toBe(`/k/${path.slice(-8)}`);
  for (const each of [
    path,
    renamed,
    path.toUpperCase().replace('/K/', '/k/'),
    `/k/eat-here-${path.slice(-8)}`,
  ])
    expect(await get(each)).toMatchObject(leadsToHer);
});

test.each([
  '/k/ashas-kitchen-22222222',
  '/k/ashas-kitchen',
  '/k/22222222',
  "/k/'or'1'='1",
  `/k/${'a'.repeat(150)}-22222222`,
  `/k/${'a'.repeat(5000)}-22222222`,
  '/k',
  '/k/',
  '/k/ashas/22222222',
])('%s leads nowhere, and says so', async path => {
  const { statusCode, headers } = await get(path);
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 404, location: undefined });
});

test('every kitchen has a code of its own', async () => {
  const codes = await marketplace.sql.rows<{ code: string }>(
    'select new_share_code() as code from generate_series(1, 1000)',
  );
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1000);
});

test('the preview of a kitchen with a cover shows that as a JPEG, whatever its cook wrote', async () => {
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha Rao', {
    kitchenName: 'Asha\'s "Best" <b>& more',
  });
  const [width, height] = [1200, 640];
  // Noise is the worst that a JPEG can be asked for.
  const cover = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  await setCover(cook, cover, 'Asha "at" her <stove>');
  const { body } = await get(`/supplier/${kitchen.id}`);
  expect(body).not.toContain('<b>');
  const preview = previewIn(body);
  expect(preview).toMatchObject({
    'og:title': expect.stringContaining(
      "Asha's &quot;Best&quot; &lt;b&gt;&amp; more · South Indian home kitchen",
    ),
    'og:description': expect.stringContaining('Food as at home. Home-cooked by Asha Rao in Asha Rao Springs'),
    'og:url': `${origin}/supplier/${kitchen.id}`,
    'og:image:alt': 'Asha &quot;at&quot; her &lt;stove&gt;',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  const address = new URL(preview['og:image']!);
  expect(address.origin).toBe(origin);
  const picture = await get(address.pathname);
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
  expect(picture.rawPayload.length).toBeLessThanOrEqual(linkPreview.maxBytes);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('a cover that was stored before there were previews is shown as it is', async () => {
  const { cook, kitchen } = await marketplace.kitchenOwner('Asha Rao');
  const cover = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#d9542b' } })
    .jpeg()
    .toBuffer();
  await setCover(cook, cover, 'Asha at her stove');
  await marketplace.sql.rows("delete from photo_files where name like '%-preview.jpg'");
  const preview = await previewOf(`/supplier/${kitchen.id}`);
  expect(preview).toMatchObject({
    'og:image:width': '860',
    'og:image:height': '688',
    'og:image:type': 'image/webp',
  });
  expect((await get(new URL(preview['og:image']!).pathname)).headers['content-type']).toBe('image/webp');
});

test('the preview of a kitchen without a photo shows a drawing of what it cooks', async () => {
  const { kitchen } = await marketplace.kitchenOwner('Meena Das', { cuisineType: 'Bengali' });
  expect(await previewOf(`/supplier/${kitchen.id}`)).toMatchObject({
    'og:image': `${origin}/share/fish.png`,
    'og:image:alt': "Bengali food like that of Meena Das's Kitchen, drawn from above",
  });
});

test('nothing is said of a kitchen that is hidden, suspended or unknown', async () => {
  const nothing = { preview: {}, noindex: true, share: 404 };
  const toStrangers = async (id: string, path: string) => {
    const { body } = await get(`/supplier/${id}`);
    expect(body).not.toContain('Rao');
    return {
      preview: previewIn(body),
      noindex: body.includes('noindex'),
      share: (await get(path)).statusCode,
    };
  };
  const pathInDatabase = async (id: string) => {
    const [row] = await marketplace.sql.rows<{ code: string }>(
      'select share_code as code from suppliers where id = $1',
      [id],
    );
    return `/k/raos-${row!.code}`;
  };
  const { kitchen: hidden } = await marketplace.kitchenOwner('Uma Rao', { status: 'under_review' });
  expect(await toStrangers(hidden.id, await pathInDatabase(hidden.id))).toEqual(nothing);

  const { kitchen } = await marketplace.kitchenOwner('Asha Rao');
  const path = await sharePathOf(kitchen.id);
  const anita = await marketplace.admin('Anita Desai');
  await acts.suspendKitchen.ask(anita, { supplierId: kitchen.id, reason: 'Complaints about hygiene.' });
  expect(await toStrangers(kitchen.id, path)).toEqual(nothing);
  expect(await toStrangers('0190b5a0-0000-7000-8000-00000000000a', '/k/rao-22222222')).toEqual(nothing);
});

test.each(['/', '/home', '/help'])('%s has a preview, in the words of the page', async path => {
  expect(await previewOf(path)).toEqual({
    'og:site_name': 'Tiffin',
    'og:type': 'website',
    'og:title': 'Tiffin · Meals &amp; more',
    'og:description': 'Home cooking, &quot;checked&quot;.',
    'og:url': `${origin}${path === '/home' ? '/' : path}`,
    'og:image': `${origin}/share/tiffin.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A thali, biryani and a dosa, drawn from above',
    'twitter:card': 'summary_large_image',
  });
});

test('a browser that has the page is answered without it, in each encoding', async () => {
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ]) {
    const headers = { ...asBrowser, 'accept-encoding': accepted };
    const first = await server.inject({ url: '/', headers });
    expect(first).toMatchObject({ statusCode: 200 });
    expect(first.headers['content-encoding']).toBe(encoding);
    const again = { ...headers, 'if-none-match': String(first.headers.etag) };
    expect(await server.inject({ url: '/', headers: again })).toMatchObject({ statusCode: 304, body: '' });
  }
});
