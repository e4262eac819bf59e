import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPdf } from '../builders/a-file.ts';
import { Marketplace } from '../marketplace.ts';
import { graphqlForm, onboardingDoors, throughRest } from '../onboarding-doors.ts';
import type { Visitor } from '../visitor.ts';
import { corpus } from './corpus.ts';

let marketplace: Marketplace;
let asha: Visitor;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  ({ cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' }));
});
afterAll(() => marketplace.close());

const codes = { accepted: undefined, 'not a type': 'INVALID_FILE_TYPE', 'too large': 'FILE_TOO_LARGE' };
const words = {
  accepted: undefined,
  'not a type': 'Please upload a PDF, JPG, or PNG file.',
  'too large': 'Please upload a file smaller than 10MB.',
};

/** Temporary files, ours and those of the GraphQL upload library. */
const leftovers = async (): Promise<string[]> => [
  ...(await readdir(join(marketplace.folder, 'uploads')).catch(() => [])),
];

describe.each(onboardingDoors)('Through $name', door => {
  test('every file of the corpus gets the right verdict, and leaves nothing behind', async () => {
    for (const { what, name, content, verdict } of await corpus()) {
      const outcome = await door.upload(asha, 'business_license', content, name);
      expect({ what, code: outcome.code }).toEqual({ what, code: codes[verdict] });
      if (verdict !== 'accepted') expect(outcome.message).toBe(words[verdict]);
      expect({ what, left: await leftovers() }).toEqual({ what, left: [] });
    }
    expect(await leftovers()).toEqual([]);
  });
});

describe('A stored document', () => {
  test('has a display name and a size, and is stored under a random name', async () => {
    await throughRest.upload(asha, 'tax_id', aPdf(), '../../evil\u0000\u202e/name.pdf');
    const [document] = await marketplace.sql.rows(
      "select file_name, file_key, content_type, bytes from documents where step_id = 'tax_id'",
    );
    expect(document).toMatchObject({ content_type: 'application/pdf', bytes: aPdf().length });
    expect(document!.file_name).toBe('name.pdf');
    expect(document!.file_key).toMatch(/^2026-11-17\/[0-9a-f-]{36}$/);
  });

  test('of a picture has no hidden data', async () => {
    const hidden = (await corpus()).filter(
      ({ what }) => /in it|behind it/.test(what) && what.includes('picture'),
    );
    expect(hidden).toHaveLength(3);
    for (const { content, name } of hidden) {
      const { documentUrl } = await throughRest.upload(asha, 'halal', content, name);
      const bytes = Buffer.from(await (await asha.send(documentUrl!)).arrayBuffer());
      expect(bytes.includes('canary') || bytes.includes('PK\u0005') || bytes.includes('script')).toBe(false);
      expect((await sharp(bytes).metadata()).width).toBe(40);
    }
  });

  test('is downloaded, never displayed or run by the browser', async () => {
    const { documentUrl } = await throughRest.upload(asha, 'kosher', aPdf(), 'कोषेर "x".pdf');
    const { status, headers } = await asha.send(documentUrl!);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-type')).toBe('application/pdf');
  });
});

describe('A form is refused', () => {
  const send = (body: FormData, headers: Record<string, string> = { 'apollo-require-preflight': 'yes' }) =>
    asha.send('/graphql', { method: 'POST', body, headers });

  test('by GraphQL without the preflight header', async () => {
    const response = await send(graphqlForm('halal', aPdf(), 'a.pdf'), {});
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('CSRF');
  });

  test('from anonymous visitors and from customers, unread', async () => {
    const anonymous = marketplace.anonymous();
    const headers = { 'apollo-require-preflight': 'yes' };
    const body = graphqlForm('halal', aPdf(), 'a.pdf');
    expect((await anonymous.send('/graphql', { method: 'POST', body, headers })).status).toBe(401);
    const form = new FormData();
    form.append('file', new File(['x'], 'a.pdf'));
    const path = '/api/supplier/upload-document';
    expect((await anonymous.send(path, { method: 'POST', body: form })).status).toBe(401);
    const meera = await marketplace.customer('Meera');
    expect((await meera.send(path, { method: 'POST', body: form })).status).toBe(403);
  });

  test('with two files, many fields, no file, or none of the form’s parts', async () => {
    const two = new FormData();
    for (const name of ['file', 'second']) two.append(name, new File([new Uint8Array(aPdf())], 'a.pdf'));
    const many = new FormData();
    for (let field = 0; field < 20; field++) many.append(`field${field}`, 'x');
    const none = new FormData();
    none.append('stepId', 'halal');
    const unknown = new FormData();
    unknown.append('file', new File([new Uint8Array(aPdf())], 'a.pdf'));
    unknown.append('stepId', '__proto__');
    for (const form of [two, many, none, unknown, new FormData()]) {
      for (const path of ['/api/supplier/upload-document', '/graphql']) {
        const headers: Record<string, string> =
          path === '/graphql' ? { 'apollo-require-preflight': 'yes' } : {};
        const response = await asha.send(path, { method: 'POST', body: form, headers });
        expect(response.status, `${path} ${await response.text()}`).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
    }
    for (const body of [
      '',
      '--x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
    ]) {
      for (const path of ['/api/supplier/upload-document', '/graphql']) {
        const headers = {
          'content-type': 'multipart/form-data; boundary=x',
          'apollo-require-preflight': 'yes',
        };
        const response = await asha.send(path, { method: 'POST', body, headers });
        expect(response.status, `${path} ${body} ${await response.text()}`).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
    }
    expect(await leftovers()).toEqual([]);
  });
});

/** Memory of this process, the receiver: heap and buffers. */
const held = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

describe('Concurrent uploads', () => {
  test('24 of 10 MiB are stored without buffering them in memory', { timeout: 120_000 }, async () => {
    collectGarbage();
    const before = held();
    let most = 0;
    // 240 MiB are sent.
    const limit = 160 * 1024 * 1024;
    // Buffers that only wait for a collection do not count: what is over the limit is what survives one.
    const watch = setInterval(() => {
      if (held() - before > limit) collectGarbage();
      most = Math.max(most, held() - before);
    }, 10);
    const sender = join(import.meta.dirname, 'send-many.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      sender,
      marketplace.origin,
      asha.token!,
      '24',
    ]);
    clearInterval(watch);
    expect(JSON.parse(stdout)).toEqual(Array(24).fill(null));
    expect(most).toBeLessThan(limit);
    expect(await leftovers()).toEqual([]);
  });

  test('clients that disconnect midway leave no files behind', async () => {
    const before = (await readdir(tmpdir())).filter(name => name.startsWith('capacitor-')).length;
    const leaving = Array.from({ length: 200 }, (_, index) => {
      const path = index % 2 ? '/graphql' : '/api/supplier/upload-document';
      const controller = new AbortController();
      const head =
        index % 2
          ? '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n' +
            `${JSON.stringify({ query: 'mutation ($f: Upload!) { uploadDocument(stepId: HALAL, file: $f) { __typename } }', variables: { f: null } })}\r\n` +
            '--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.f"]}\r\n' +
            '--x\r\ncontent-disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'
          : '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
      const body = new ReadableStream({
        start: async stream => {
          stream.enqueue(new TextEncoder().encode(head));
          setTimeout(() => controller.abort(), 300);
        },
      });
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'apollo-require-preflight': 'yes',
      };
      const init = {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
        signal: controller.signal,
      } as RequestInit;
      return asha.send(path, init).catch(() => undefined);
    });
    const health = await marketplace.anonymous().rest('GET', '/health');
    expect(health.status).toBe(200);
    await Promise.all(leaving);
    await expect.poll(leftovers).toEqual([]);
    const after = async () => (await readdir(tmpdir())).filter(name => name.startsWith('capacitor-')).length;
    await expect.poll(after).toBeLessThanOrEqual(before);
  });
});
