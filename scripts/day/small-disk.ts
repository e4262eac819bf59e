import { execFile } from 'node:child_process';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system of its own for the files of the product, small enough to be filled. Mounting takes root. */
export class SmallDisk {
  readonly #folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#filler = join(folder, 'filler');
  }

  /** Mounts one of so many MiB in a folder; undefined where this account may not. */
  static async mount(folder: string, mebibytes: number): Promise<SmallDisk | undefined> {
    await mkdir(folder, { recursive: true });
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=700`, 'tiffin-day', folder]);
    } catch {
      return undefined;
    }
    return new SmallDisk(folder);
  }

  /** Fills what is free. */
  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    const file = await open(this.#filler, 'w');
    const block = Buffer.alloc(bsize, 1);
    try {
      for (let number = 0; number < bavail; number++) await file.write(block);
    } catch (error) {
      // Someone else wrote meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.#folder]);
  }
}
