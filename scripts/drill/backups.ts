import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder } from '../postgresql-programs.ts';
import { copyFolder } from '../rehearsal/copy-folder.ts';

/** The keys of the data folder, as docs/operations.md names them. */
const keyFiles = ['keys.json', 'push-keys.json'];

/** The size that PostgreSQL gives each file of its WAL. */
const walFileBytes = 16 * 2 ** 20;

/** What is left of a lost machine: base backup, archive of the WAL, and copies of files, keys and log. */
export class Backups {
  readonly archive: string;
  readonly base: string;
  /** Lines of the log about erased accounts. */
  readonly erasures: string;
  readonly #folder: string;
  readonly #files: string;
  readonly #keys: string;

  private constructor(folder: string) {
    this.archive = join(folder, 'archive');
    this.base = join(folder, 'base');
    this.erasures = join(folder, 'erased.log');
    this.#folder = folder;
    this.#files = join(folder, 'files');
    this.#keys = join(folder, 'keys');
  }

  static async create(folder: string): Promise<Backups> {
    const backups = new Backups(folder);
    await makePrivateFolder(backups.archive);
    await mkdir(backups.#keys, { mode: 0o700 });
    return backups;
  }

  async saveKeys(dataFolder: string): Promise<void> {
    for (const file of keyFiles) await copyFile(join(dataFolder, file), join(this.#keys, file));
  }

  async saveFiles(dataFolder: string): Promise<void> {
    await copyFolder(join(dataFolder, 'files'), this.#files);
  }

  async saveErasures(lines: readonly string[]): Promise<void> {
    await writeFile(this.erasures, `${lines.join('\n')}\n`);
  }

  /** Copies the base backup for a server of PostgreSQL; returns its folder. */
  async restoreBase(name: string): Promise<string> {
    const data = join(this.#folder, name);
    await copyFolder(this.base, data, { forPostgresql: true });
    return data;
  }

  /** Makes a data folder for the product on a machine that has nothing but the backups; returns it. */
  async restoreDataFolder(name: string): Promise<string> {
    const dataFolder = join(this.#folder, name);
    await copyFolder(this.#files, join(dataFolder, 'files'));
    for (const file of keyFiles) await copyFile(join(this.#keys, file), join(dataFolder, file));
    return dataFolder;
  }
}

export const sizeOfArchive = async (archive: string): Promise<number> =>
  (await readdir(archive)).filter(name => /^[0-9A-F]{24}$/.test(name)).length * walFileBytes;
