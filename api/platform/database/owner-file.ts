import { type FileHandle, open, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Who holds a folder. */
export interface Owner {
  /** Different for each process that ever held it. */
  token: string;
  pid: number;
  host: string;
  /** An operating system lock is reliable within one kernel; between kernels it may not be seen. */
  kernel: string;
}

/** Far behind the text, because on some systems a locked range cannot be read by others. */
const lockedByte = 2 ** 30;

/** The file in a data folder that names its owner, and that the operating system locks for that process. */
export class OwnerFile {
  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async open(path: string): Promise<OwnerFile> {
    // Opened for reading and writing, made if it is not there, never emptied.
    return new OwnerFile(path, await open(path, 'a+', 0o600));
  }

  /**
   * Takes the operating system's lock, which a frozen process keeps and a dead one loses immediately.
   * `unsupported` where the file system or the platform has none.
   */
  async lock(): Promise<'ours' | 'taken' | 'unsupported'> {
    try {
      const { tryLock } = await import('fs-native-extensions');
      return tryLock(this.file.fd, lockedByte, 1) ? 'ours' : 'taken';
    } catch {
      return 'unsupported';
    }
  }

  /** Undefined when the folder was released, or never locked; throws when the file cannot be read. */
  async read(): Promise<Owner | undefined> {
    try {
      return JSON.parse(await readFile(this.path, 'utf8')) as Owner;
    } catch (error) {
      const isGone = (error as { code?: string }).code === 'ENOENT' || error instanceof SyntaxError;
      if (isGone) return undefined;
      throw error;
    }
  }

  async write(owner: Owner): Promise<void> {
    await this.file.truncate(0);
    await this.file.write(JSON.stringify(owner));
  }

  /** Releases the lock; leaves the file's content. */
  close(): Promise<void> {
    return this.file.close();
  }

  /** Releases the folder, so that the next start need not wait. */
  async clear(): Promise<void> {
    await this.file.truncate(0);
    await this.close();
  }
}

/** All containers of one host share its kernel, and so do their locks. */
export const thisKernel = (): Promise<string> =>
  readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
    id => id.trim(),
    () => hostname(),
  );
