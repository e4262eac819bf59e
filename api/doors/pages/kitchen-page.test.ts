import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { createServer } from '../../server.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen } from '../../testing/builders/a-kitchen.ts';
import { testFastPath } from '../../testing/fast-path.ts';
import { Line } from '../../testing/line.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { createDatabaseOn, openServerDatabase, postgresqlServer } from '../../testing/test-database.ts';

test.skipIf(!postgresqlServer)('a kitchen’s page is a page while the database is unavailable', async () => {
  const { url, drop } = await createDatabaseOn(postgresqlServer!);
  const line = new Line(url);
  const database = await openServerDatabase(await line.open(), 8);
  await migrate(database);
  const marketplace = await Marketplace.open({}, database);
  const kitchen = await aKitchen(marketplace, await aCity(marketplace));
  const clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  for (const language of ['en', 'hi']) {
    await writeFile(join(clientFolder, `kitchen.${language}.html`), '<head></head><div id="root"></div>');
  }
  await writeFile(join(clientFolder, 'index.html'), '<head></head>');
  const { services } = marketplace;
  const settings = {
    MODE: 'demo',
    FAST_PATH: testFastPath,
    REQUEST_POINTS: 10_000,
    TRUSTED_PROXIES: 0,
  } as const;
  const log = pino({ level: 'silent' });
  const server = await createServer({ services, settings, log, clientFolder });

  line.cut();
  const away = await server.inject(`/supplier/${kitchen.id}`);
  expect(away.statusCode).toBe(503);
  expect(away.headers['retry-after']).toBe('5');
  expect(away.headers['content-type']).toContain('text/html');
  expect(away.body).toContain('<div id="root">');
  line.mend();
  expect((await server.inject(`/supplier/${kitchen.id}`)).body).toContain('<title>');

  await server.close();
  await marketplace.stop();
  await database.close();
  line.close();
  await Promise.all([drop(), rm(clientFolder, { recursive: true })]);
});
