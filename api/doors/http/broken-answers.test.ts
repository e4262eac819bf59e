import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Marketplace } from '../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.sql.rows(
    `insert into photo_files (name, photo, file_key, content_type) values ('dosa.png', 'dosa', 'key', 'image/png')`,
  );
});
afterAll(() => marketplace.close());

test('an operator reads why a photo broke off', async () => {
  vi.spyOn(marketplace.services.files, 'get').mockImplementation(async () =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error('the bucket closed the connection');
      })(),
      { objectMode: false },
    ),
  );
  const response = await fetch(`${marketplace.origin}/photos/dosa.png`);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  const [line, ...others] = marketplace.complaints.splice(0);
  expect(others).toEqual([]);
  expect(JSON.parse(line!)).toMatchObject({
    msg: 'an answer broke off',
    err: { message: 'the bucket closed the connection' },
    requestId: expect.any(String),
  });
});
