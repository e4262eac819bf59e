import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { FileStore, LocalFile } from '../../core/interfaces/file-store.ts';
import { readWithin, within } from '../../core/limits/within.ts';
import { StorageUnavailable } from '../../core/operation/failures.ts';
import { newIdentifier } from '../../core/values/identifier.ts';

/** Timeout of a bucket for storing a file, for the first chunk of one, and for each next chunk. */
export const bucketPatienceMs = 4500;
/** The same for a file of any size, which no request waits for. */
export const largeFileTimeoutMs = 10 * 60_000;
/** A local disk does not vanish, but a busy one makes writers wait. */
const folderTimeoutMs = 20_000;

/** Stores files under random names, in a folder per day, so that unreferenced files can be found. */
export class DiskFileStore implements FileStore {
  constructor(
    private readonly disk: Disk,
    private readonly clock: () => Date,
    private readonly timeout = folderTimeoutMs,
    /** The same place, with the patience that large files take. */
    private readonly patientDisk = disk,
  ) {}

  async put(content: Uint8Array | LocalFile, contentType: string): Promise<string> {
    const key = this.#newKey();
    await this.#answered(
      'path' in content
        ? this.disk.moveFromFs(content.path, key, { contentType })
        : this.disk.put(key, content, { contentType }),
    );
    return key;
  }

  async putLarge({ path }: LocalFile, contentType: string): Promise<string> {
    const key = this.#newKey();
    try {
      await this.#answered(this.patientDisk.moveFromFs(path, key, { contentType }), largeFileTimeoutMs);
      return key;
    } catch (error) {
      // What was copied of it would stay until the nightly sweep.
      await this.disk.delete(key).catch(() => undefined);
      throw error;
    }
  }

  async get(key: string): Promise<Readable | undefined> {
    try {
      const stream = await this.#answered(this.disk.getStream(key).then(opened));
      const content = Readable.from(readWithin(stream, this.timeout), { objectMode: false });
      // What is closed before it is read would leave the file or the connection open.
      return content.once('close', () => stream.destroy());
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  remove(key: string): Promise<void> {
    return this.#answered(this.disk.delete(key));
  }

  async *keysOf(day: string): AsyncIterable<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.#page(day, paginationToken);
      for (const entry of page.objects) if (entry.isFile) yield entry.key;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  async #page(day: string, paginationToken: string | undefined) {
    try {
      return await this.#answered(this.disk.listAll(`${day}/`, { recursive: true, paginationToken }));
    } catch (error) {
      // No folder for this day.
      if (isMissing(error)) return { objects: [] };
      throw error;
    }
  }

  #newKey(): string {
    const now = this.clock();
    return `${now.toISOString().slice(0, 10)}/${newIdentifier(now)}`;
  }

  async #answered<Answer>(asked: Promise<Answer>, timeout = this.timeout): Promise<Answer> {
    try {
      return await within(asked, timeout);
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }
}

/** A local file turns out to be missing only when it is opened. */
const opened = async (stream: Readable): Promise<Readable> => {
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open');
  return stream;
};

/** Whether an error or one of its causes means that the file does not exist. */
const isMissing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || name === 'NoSuchKey' || isMissing(error.cause);
};
