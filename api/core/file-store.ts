import type { Readable } from 'node:stream';

/**
 * Stores files outside the database. A row that names a file is written after the file is stored. Every method throws
 * StorageUnavailable when the store is away, full or too slow.
 */
export interface FileStore {
  /** Keeps a file; it is there, whole, when this answers its key. */
  put(content: Uint8Array | LocalFile, contentType: string): Promise<string>;
  /** The content of a file; undefined when there is none of that key. */
  get(key: string): Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** The keys of what was kept on a day, YYYY-MM-DD in UTC. */
  keysOf(day: string): AsyncIterable<string>;
}

/** A file on this machine; keeping it moves it away. */
export interface LocalFile {
  path: string;
}
