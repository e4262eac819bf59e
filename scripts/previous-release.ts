import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { startTestServer } from '../api/testing/test-server.ts';
import { ReleaseCheckout } from './release-checkout.ts';

/**
 * Runs the stories of an earlier release on the tables of this checkout: while servers are replaced one by one, and
 * when a release is taken back, the earlier program works on tables that it does not know.
 */
const [release, ...files] = process.argv.slice(2);
if (!release) {
  process.stderr.write('Name the release: npm run previous -- <tag or commit> [files of its tests]\n');
  process.exit(2);
}
/** What tests the tables themselves expects its own. */
const stories = files.length > 0 ? files : ['api/domains', 'api/doors'];

const template = 'tables_of_this_checkout';

/** Makes a database with the tables of this checkout, of which each test of the release gets a copy. */
const createTemplate = async (server: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  // The compiled code, because decorators are not transformed here.
  const compiled = join(import.meta.dirname, '../dist/api/platform/database');
  const { openPostgreSql }: typeof import('../api/platform/database/database.ts') = await import(
    `${compiled}/database.js`
  );
  const { migrate }: typeof import('../api/platform/database/migrate.ts') = await import(
    `${compiled}/migrate.js`
  );
  const url = new URL(server);
  url.pathname = `/${template}`;
  const database = await openPostgreSql(url.href, 2);
  await migrate(database);
  await database.close();
};

const runStories = (server: string, folder: string): number | null =>
  spawnSync('node_modules/.bin/vitest', ['run', '--project', 'api', ...stories], {
    cwd: folder,
    stdio: 'inherit',
    // With a template given, the release does not make its own (api/testing/prepare-run.ts).
    env: { ...process.env, DATABASE_URL: server, TEMPLATE_DATABASE: template },
  }).status;

const opened = new AsyncDisposableStack();
try {
  const server = await startTestServer();
  opened.defer(() => server.stop());
  const checkout = ReleaseCheckout.make(release);
  opened.defer(() => checkout.remove());
  checkout.run('node_modules/.bin/tsc', '-p', 'api');
  await createTemplate(server.url);
  process.exitCode = runStories(server.url, checkout.folder) ?? 1;
} finally {
  await opened.disposeAsync();
}
