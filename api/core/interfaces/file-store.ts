import type { Readable } from 'node:stream';

/**
 * Stores files outside the database. A row that names a file is written after the file is stored. Every
 * method throws StorageUnavailable when the store is unavailable, full or too slow.
 */
export interface FileStore {
  /** Stores a file, which is complete once this returns its key. */
  put(content: Uint8Array | LocalFile, contentType: string): Promise<string>;
  /** The same for a file of any size that a job made; takes up to some minutes. */
  putLarge(file: LocalFile, contentType: string): Promise<string>;
  /** Content of a file; undefined when the key does not exist. */
  get(key: string): Promise<Readable | undefined>;
  /** Removes a file; a missing one is not an error. */
  remove(key: string): Promise<void>;
  /** Keys of the files stored on a day, YYYY-MM-DD in UTC. */
  keysOf(day: string): AsyncIterable<string>;
}

/** A file on this machine; storing it moves it. */
export interface LocalFile {
  path: string;
}
