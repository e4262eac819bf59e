import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { initializeData, postgresqlAccount, preparePrograms } from '../../scripts/postgresql-programs.ts';

/** What only survives a crash of the machine is not needed, and the tests are faster without. */
const forTests = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'max_prepared_transactions=5',
];

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server from the binaries that npm installs, in a temporary folder and on a free port. It
 * needs nothing from the machine, and ends with this process.
 */
export const startTestServer = async (): Promise<TestServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'tests-postgresql-'));
  const programs = await preparePrograms(folder);
  const data = join(folder, 'data');
  await initializeData(programs, data);
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...forTests];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...options.flatMap(option => ['-c', option])],
    { ...postgresqlAccount, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const killWithUs = () => server.kill('SIGKILL');
  process.once('exit', killWithUs);
  await ready(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', killWithUs);
      // SIGINT ends open sessions instead of waiting for them.
      server.kill('SIGINT');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const ready = async (server: ChildProcess): Promise<void> => {
  let log = '';
  const listening = new Promise<void>(resolve => {
    server.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
  });
  const failed = once(server, 'exit').then(() => {
    throw new Error(`PostgreSQL did not start for the tests: ${log}`);
  });
  await Promise.race([listening, failed]);
};
