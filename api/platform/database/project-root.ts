import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json above a module: the same from the sources and from the compiled form in dist/. */
const folderOfPackage = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the running program');
  return folderOfPackage(parent);
};

export const projectRoot = folderOfPackage(dirname(fileURLToPath(import.meta.url)));
