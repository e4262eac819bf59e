import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sql } from '../../core/database/sql.ts';
import type { Services } from '../../core/operation/ctx.ts';
import { StorageUnavailable } from '../../core/operation/failures.ts';
import { UploadFolder } from '../../platform/files/upload-folder.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { anOrder, placeOrder } from '../../testing/builders/an-order.ts';
import {
  copyIntoJanuary,
  exportOf,
  exportsMade,
  objectsIn,
  openLink,
  startExport,
  storedFiles,
} from '../../testing/exports.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { tuesdayMorning } from '../../testing/still-clock.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { claimExport } from './claim-export.ts';
import { makeExports } from './make-exports.ts';
import { rowsPerRead } from './rows/export-rows.ts';
import { ExportText } from './write-export.ts';

let marketplace: Marketplace;
let asha: Visitor;
const orders = rowsPerRead + 50;

beforeAll(async () => {
  marketplace = await Marketplace.open();
  const city = await aCity(marketplace);
  const owner = await marketplace.kitchenOwner('Asha Rao', { city });
  asha = owner.cook;
  await placeOrder(await marketplace.customer('Meera Iyer'), anOrder(owner.kitchen));
  await copyIntoJanuary(marketplace, orders);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.sql.rows('delete from exports');
  for (const key of await storedFiles(marketplace)) await marketplace.services.files.remove(key);
});

const uploads = () => join(marketplace.folder, 'uploads');
const halfFiles = () => readdir(uploads());

/** A process in which `before` happens before it reads the second part of the rows. */
const processThat = (before: () => Promise<void> | void): Services => {
  const { services } = marketplace;
  let reads = 0;
  const sql: Sql = {
    rows: async <Row>(...asked: Parameters<Sql['rows']>) => {
      if (asked[2] === 'background' && ++reads === 2) await before();
      return services.sql.rows<Row>(...asked);
    },
  };
  return { ...services, sql };
};

/** The export is ready, with every row once, and its file is the only one. */
const expectWhole = async (id: string) => {
  const made = await exportOf(asha, id);
  expect(made).toMatchObject({ status: 'READY', rows: orders });
  const objects = objectsIn(await (await openLink(asha, made.url)).text());
  expect(new Set(objects.map(({ id }) => id)).size).toBe(orders);
  expect(await storedFiles(marketplace)).toHaveLength(1);
};

test('one that a process left in the middle is made whole by another, and nothing of the first stays', async () => {
  const { id } = await startExport(asha);
  const { promise: frozen, resolve: wake } = Promise.withResolvers<void>();
  const { promise: inTheMiddle, resolve: reached } = Promise.withResolvers<void>();
  const first = makeExports(
    processThat(() => {
      reached();
      return frozen;
    }),
  );
  await inTheMiddle;
  expect(await exportOf(asha, id)).toMatchObject({ status: 'RUNNING', url: null, rows: null });
  expect(await halfFiles()).toHaveLength(1);
  expect(await storedFiles(marketplace)).toEqual([]);
  // Its claim holds for a while, so that none is made twice.
  await exportsMade(marketplace);
  expect(await exportOf(asha, id)).toMatchObject({ status: 'RUNNING' });
  marketplace.clock.forward({ minutes: 3 });
  await exportsMade(marketplace);
  await expectWhole(id);
  // The half file of a process that died is swept; one that wakes up removes its own.
  await new UploadFolder(uploads()).sweep(new Date(Date.now() + 2 * 3_600_000));
  expect(await halfFiles()).toEqual([]);
  wake();
  await first;
  await expectWhole(id);
});

test('one that fails is tried again a minute later', async () => {
  const { id } = await startExport(asha);
  await makeExports(
    processThat(() => {
      throw new Error('connection lost');
    }),
  );
  expect(marketplace.complaints.splice(0).join()).toContain('making an export failed; will retry');
  expect(await exportOf(asha, id)).toMatchObject({ status: 'WAITING' });
  expect([await halfFiles(), await storedFiles(marketplace)]).toEqual([[], []]);
  await exportsMade(marketplace);
  expect(await exportOf(asha, id)).toMatchObject({ status: 'WAITING' });
  marketplace.clock.forward({ minutes: 1 });
  await exportsMade(marketplace);
  await expectWhole(id);
});

test('one that fails again waits twice as long each time', async () => {
  const { id } = await startExport(asha);
  const { services, clock } = marketplace;
  const attempts = async () => {
    const [row] = await marketplace.sql.rows<{ attempts: number }>('select attempts from exports');
    return row!.attempts;
  };
  const away = Object.assign(Object.create(services.files), {
    putLarge: () => Promise.reject(new StorageUnavailable(new Error('away'))),
  });
  const madeAfter = async (minutes: number) => {
    clock.forward({ minutes });
    await makeExports({ ...services, files: away });
    return attempts();
  };
  expect([await madeAfter(0), await madeAfter(1), await madeAfter(1), await madeAfter(1)]).toEqual([
    1, 2, 2, 3,
  ]);
  expect(marketplace.complaints.splice(0)).toHaveLength(3);
  clock.forward({ minutes: 4 });
  await exportsMade(marketplace);
  await expectWhole(id);
});

test('one that the store never takes ends as failed after ten attempts', async () => {
  const { id } = await startExport(asha);
  const { services } = marketplace;
  const away = Object.assign(Object.create(services.files), {
    putLarge: () => Promise.reject(new StorageUnavailable(new Error('away'))),
  });
  for (let attempt = 1; attempt <= 11; attempt++) {
    await makeExports({ ...services, files: away });
    marketplace.clock.forward({ hours: 1 });
  }
  expect(marketplace.complaints.splice(0)).toHaveLength(10);
  expect(await exportOf(asha, id)).toMatchObject({ status: 'FAILED', failure: 'INTERRUPTED', url: null });
  expect([await halfFiles(), await storedFiles(marketplace)]).toEqual([[], []]);
});

test('one that was deleted while it was made leaves no file', async () => {
  await startExport(asha);
  await makeExports(processThat(async () => void (await marketplace.sql.rows('delete from exports'))));
  expect([await halfFiles(), await storedFiles(marketplace)]).toEqual([[], []]);
});

test('one that takes too long fails, and says so', async () => {
  const { id } = await startExport(asha);
  const { services, clock } = marketplace;
  await makeExports({
    ...services,
    sql: {
      rows: async <Row>(...asked: Parameters<Sql['rows']>) => {
        if (asked[2] === 'background') clock.forward({ minutes: 31 });
        return services.sql.rows<Row>(...asked);
      },
    },
  });
  expect(await exportOf(asha, id)).toMatchObject({ status: 'FAILED', failure: 'TOOK_TOO_LONG' });
  expect([await halfFiles(), await storedFiles(marketplace)]).toEqual([[], []]);
});

test('one whose rows take longer to read than the database permits fails at the third time, and says so', async () => {
  const { id } = await startExport(asha);
  const { services, clock } = marketplace;
  const tooSlow: Sql = {
    rows: async <Row>(...asked: Parameters<Sql['rows']>) => {
      if (asked[2] === 'background')
        await services.sql.rows("do $$ begin raise exception using errcode = 'query_canceled'; end $$");
      return services.sql.rows<Row>(...asked);
    },
  };
  // Two interruptions before are no reason to give up.
  for (let interruption = 1; interruption <= 2; interruption++) {
    await claimExport(services.sql, clock.read());
    clock.forward({ hours: 1 });
  }
  const statuses = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await makeExports({ ...services, sql: tooSlow });
    statuses.push((await exportOf(asha, id)).status);
    clock.forward({ hours: 1 });
  }
  expect(statuses).toEqual(['WAITING', 'WAITING', 'FAILED', 'FAILED']);
  expect((await exportOf(asha, id)).failure).toBe('TOOK_TOO_LONG');
  expect(marketplace.complaints.splice(0)).toHaveLength(2);
  expect([await halfFiles(), await storedFiles(marketplace)]).toEqual([[], []]);
});

test('one that would be too large is refused before it is', async () => {
  await startExport(asha);
  const { services, sql, clock } = marketplace;
  const claimed = await claimExport(sql, clock.read());
  const file = Readable.from(new ExportText(services, claimed!, 10_000));
  await expect(text(file)).rejects.toMatchObject({ failure: 'TOO_LARGE' });
});
