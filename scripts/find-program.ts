import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where distributions put servers, which is not on the path of every account. */
const foldersOfServers = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of an installed program; undefined where this machine has none. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...foldersOfServers]
    .filter(folder => folder !== '')
    .map(folder => join(folder, name))
    .find(isProgram);
