import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore, LocalFile } from '../core/file-store.ts';

/** Files kept as long as a test runs. */
export class MemoryFiles implements FileStore {
  readonly #files = new Map<string, Uint8Array>();

  async put(content: Uint8Array | LocalFile): Promise<string> {
    if ('path' in content) throw new Error('Nothing arrives here from a disk.');
    const key = randomUUID();
    this.#files.set(key, content);
    return key;
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
