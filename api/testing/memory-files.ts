import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore, LocalFile } from '../core/interfaces/file-store.ts';

/** A file store in memory. */
export class MemoryFiles implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  async put(content: Uint8Array | LocalFile): Promise<string> {
    if ('path' in content) throw new Error('Files on disk are not supported here.');
    const key = randomUUID();
    this.#files.set(key, content);
    return key;
  }

  async putLarge(): Promise<string> {
    throw new Error('Files on disk are not supported here.');
  }

  async get(key: string): Promise<Readable | undefined> {
    const content = this.#files.get(key);
    return content && Readable.from([content]);
  }

  async remove(key: string): Promise<void> {
    this.#files.delete(key);
  }

  async *keysOf(): AsyncIterable<string> {
    yield* this.#files.keys();
  }
}
