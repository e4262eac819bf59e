import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPng } from '../builders/a-file.ts';
import { Marketplace } from '../marketplace.ts';

let marketplace: Marketplace;
let cookie: string;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  const { cook } = await marketplace.kitchenOwner('Asha Rao');
  cookie = `session=${cook.token}`;
  await marketplace.sql.rows(
    `insert into photo_files (name, photo, file_key, content_type) values ('dosa.png', 'dosa', 'key', 'image/png')`,
  );
});
// What is logged later than a test waits for fails the next one, or the end.
afterEach(() => {
  vi.restoreAllMocks();
  expect(marketplace.complaints.splice(0)).toEqual([]);
});
afterAll(() => marketplace.close());

const connected = async (): Promise<Socket> => {
  const { hostname, port } = new URL(marketplace.origin);
  const client = connect(Number(port), hostname);
  await once(client, 'connect');
  return client;
};

/** Waits until the server has seen that a client left. */
const gone = async (client: Socket): Promise<void> => {
  client.resume();
  await once(client, 'close');
  for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
};

const leave = (client: Socket): Promise<void> => gone(client.resetAndDestroy());

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const part = (name: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
const importing = '{"query":"mutation ($file: Upload!) { importMenu(file: $file) { __typename } }"}';
const operations = part('operations') + importing;
const menu = `${operations}\r\n${part('map')}{"0":["variables.file"]}\r\n${part('0', '; filename="menu.csv"')}Name`;
const permit = `${part('stepId')}halal\r\n${part('file', '; filename="halal.pdf"')}%PDF`;

describe.each([
  ['resets its connection', (client: Socket) => client.resetAndDestroy()],
  ['closes its side of it', (client: Socket) => client.end()],
])('A client that %s while it sends its request is no fault of the server:', (_, leaves) => {
  test.each([
    ['/graphql', 'a query', json, '{"query":"{ cities {'],
    ['/graphql', 'half an operation', form, operations.slice(0, -20)],
    ['/graphql', 'half a menu', form, menu],
    ['/api/auth/login', 'half of who signs in', json, '{"email":"meera@'],
    ['/api/supplier/upload-document', 'half a permit', form, permit],
  ])('%s, %s', async (path, _what, type, begun) => {
    const isUpload = type === form;
    const isTakenIn = Promise.withResolvers<void>();
    vi.spyOn(marketplace.services.uploads, 'assertRoom').mockImplementation(async () => isTakenIn.resolve());
    const client = await connected();
    client.write(
      `POST ${path} HTTP/1.1\r\nhost: tiffin\r\ncookie: ${cookie}\r\napollo-require-preflight: yes\r\n` +
        `expect: 100-continue\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n`,
    );
    const [answer] = await once(client, 'data');
    expect(String(answer)).toContain('100 Continue');
    client.write(begun);
    if (isUpload) await isTakenIn.promise;
    leaves(client);
    await gone(client);
  });
});

describe('A client that leaves while its photo is read is no fault of the server:', () => {
  const ask = async (read: () => Promise<Readable>): Promise<Socket> => {
    const asked = Promise.withResolvers<void>();
    vi.spyOn(marketplace.services.files, 'get').mockImplementation(() => {
      asked.resolve();
      return read();
    });
    const client = await connected();
    client.write('GET /photos/dosa.png HTTP/1.1\r\nhost: tiffin\r\n\r\n');
    await asked.promise;
    return client;
  };
  test('before the store has found it', async () => {
    const found = Promise.withResolvers<Readable>();
    await leave(await ask(() => found.promise));
    const content = Readable.from([await aPng()]);
    found.resolve(content);
    await once(content, 'close');
  });

  test('before its first bytes come', async () => {
    const content = new Readable({ read: () => undefined });
    await leave(await ask(async () => content));
    if (!content.closed) await once(content, 'close');
  });
});

describe('A client that leaves within its photo is no fault of the server:', () => {
  test.each([
    ['resets its connection', (client: Socket) => client.resetAndDestroy()],
    ['closes its connection', (client: Socket) => client.destroy()],
  ])('one that %s', async (_, leaves) => {
    const bytes = Buffer.alloc(64_000);
    const content = new Readable({
      read() {
        this.push(bytes);
      },
    });
    vi.spyOn(marketplace.services.files, 'get').mockResolvedValue(content);
    const client = await connected();
    client.write('GET /photos/dosa.png HTTP/1.1\r\nhost: tiffin\r\n\r\n');
    await once(client, 'data');
    leaves(client);
    if (!content.closed) await once(content, 'close');
    for (let turn = 0; turn < 20; turn++) await turnOfTheLoop();
  });
});

describe('A client that leaves while its answer is made is no fault of the server:', () => {
  test.each(['gzip', 'br', 'identity'])('%s', async encoding => {
    const query = JSON.stringify({
      query: '{ cities { nodes { name } } __schema { types { name description } } }',
    });
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const { sql } = marketplace.services;
    const read = sql.rows.bind(sql);
    const reading = vi
      .spyOn(sql, 'rows')
      .mockImplementation(async (...statement: Parameters<typeof read>) => {
        if (!/\bcities\b/.test(statement[0])) return read(...statement);
        asked.resolve();
        await left.promise;
        return read(...statement);
      });
    const client = await connected();
    client.write(
      `POST /graphql HTTP/1.1\r\nhost: tiffin\r\naccept-encoding: ${encoding}\r\ncontent-type: ${json}\r\n` +
        `content-length: ${query.length}\r\n\r\n${query}`,
    );
    await asked.promise;
    await leave(client);
    left.resolve();
    await Promise.all(reading.mock.results.map(({ value }) => value));
    for (let turn = 0; turn < 200; turn++) await turnOfTheLoop();
  });
});
