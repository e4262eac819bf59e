import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketDisk } from '../../platform/files/bucket-disk.ts';
import { DiskFileStore } from '../../platform/files/disk-file-store.ts';
import { UploadFolder } from '../../platform/files/upload-folder.ts';
import { aPdf } from '../builders/a-file.ts';
import { Marketplace } from '../marketplace.ts';
import { graphqlForm, throughRest } from '../onboarding-doors.ts';
import type { Visitor } from '../visitor.ts';

const unavailable = 'Files cannot be stored or read right now. Please try again in a few minutes.';

/** A store that accepts every connection and never responds. */
const silent = createServer(socket => void socket.on('error', () => undefined));

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => void silent.close());

/** Only a silent store needs a short deadline: a refused connection fails by itself, however busy the machine is. */
const bucketAt = (port: number, deadline: number) =>
  new DiskFileStore(
    bucketDisk({
      DATA_DIR: '',
      FILES_S3_BUCKET: 'tiffin',
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_REGION: 'us-east-1',
      FILES_S3_ACCESS_KEY_ID: 'key',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    }),
    () => new Date(),
    deadline,
  );

const overGraphQL = (cook: Visitor): Promise<Response> =>
  cook.send('/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'yes' },
    body: graphqlForm('halal', aPdf(), 'halal.pdf'),
  });

const overRest = (cook: Visitor): Promise<Response> => {
  const form = new FormData();
  form.append('stepId', 'halal');
  form.append('file', new File([Buffer.from(aPdf())], 'halal.pdf'));
  return cook.send('/api/supplier/upload-document', { method: 'POST', body: form });
};

/** Expects both APIs to refuse Asha's upload with Retry-After, and to leave no files behind. */
const expectRefused = async (marketplace: Marketplace, asha: Visitor): Promise<void> => {
  const restAnswer = await overRest(asha);
  expect([restAnswer.status, restAnswer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await restAnswer.json()).toMatchObject({ message: unavailable });
  const graphqlAnswer = await overGraphQL(asha);
  expect([graphqlAnswer.status, graphqlAnswer.headers.get('retry-after')]).toEqual([503, '5']);
  const [error] = (await graphqlAnswer.json()).errors;
  expect([error.extensions.code, error.message]).toEqual(['SERVICE_UNAVAILABLE', unavailable]);
  expect(await readdir(join(marketplace.folder, 'uploads')).catch(() => [])).toEqual([]);
  expect(await marketplace.sql.rows('select id from documents')).toEqual([]);
};

/** Expects every log line to be about storage, and to name the cause. */
const expectLogged = (marketplace: Marketplace, cause: RegExp): void => {
  expect(marketplace.complaints.length).toBeGreaterThan(0);
  for (const line of marketplace.complaints.splice(0)) {
    expect(line).toContain('file storage unavailable');
    expect(line).toMatch(cause);
  }
};

describe.each([
  ['away', async () => 1, 20_000, /ECONNREFUSED/],
  ['silent', async () => (silent.address() as AddressInfo).port, 50, /No answer within/],
])('While the bucket is %s', (_, portOf, deadline, cause) => {
  let marketplace: Marketplace;
  let asha: Visitor;

  beforeAll(async () => {
    marketplace = await Marketplace.open({}, undefined, { files: bucketAt(await portOf(), deadline) });
    ({ cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' }));
  });
  afterAll(() => marketplace.close());

  test('Asha’s document is refused by both APIs, with Retry-After', async () => {
    await expectRefused(marketplace, asha);
    expectLogged(marketplace, cause);
  });
});

describe('On a full disk', () => {
  let marketplace: Marketplace;
  let asha: Visitor;
  let free = 0;

  beforeAll(async () => {
    marketplace = await Marketplace.open();
    marketplace.services.uploads = new UploadFolder(join(marketplace.folder, 'uploads'), async () => free);
    ({ cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' }));
  });
  afterAll(() => marketplace.close());

  test('Asha’s document is refused by both APIs, and accepted once there is room', async () => {
    await expectRefused(marketplace, asha);
    expectLogged(marketplace, /0 bytes left; \d+ are needed\. Free space on its disk\./);
    free = Number.POSITIVE_INFINITY;
    expect(await throughRest.upload(asha, 'halal', aPdf())).toMatchObject({ success: true });
  });
});

test('a document whose file is missing from the store is not found, rather than a failure', async () => {
  const marketplace = await Marketplace.open();
  const { cook: asha } = await marketplace.kitchenOwner('Asha', { status: 'pending' });
  const { documentUrl } = await throughRest.upload(asha, 'halal', aPdf());
  const [{ key }] = (await marketplace.sql.rows<{ key: string }>(
    'select file_key as key from documents',
  )) as [{ key: string }];
  await marketplace.services.files.remove(key);
  expect((await asha.send(documentUrl!)).status).toBe(404);
  await marketplace.close();
});
