import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {
  FileKinds,
  IncomingFile,
  OpenFile,
  ReceivedFile,
  Uploads,
} from '../../core/files/incoming-file.ts';
import type { PhotoRenditions } from '../../core/files/photo-renditions.ts';
import { InvalidFileType, UploadFailed } from '../../core/files/upload-problems.ts';
import { Problem } from '../../core/operation/problem.ts';
import { assertRoomIn, type FreeBytes, freeBytes } from './disk-room.ts';
import { shownName } from './file-name.ts';
import { inspect } from './inspect.ts';
import { renderPhoto } from './render-photo.ts';
import { takeIn } from './take-in.ts';

/** Anything older was left behind by a killed process. */
const forgottenAfterMs = 60 * 60 * 1000;

/** The folder for files being received and inspected, or written before they are stored. */
export class UploadFolder implements Uploads {
  constructor(
    private readonly folder: string,
    private readonly free: FreeBytes = freeBytes,
  ) {}

  assertRoom(bytes = 0): Promise<void> {
    return assertRoomIn([this.folder, tmpdir()], this.free, bytes);
  }

  expect(open: OpenFile): IncomingFile {
    return new Arrival(open, this.folder, () => this.assertRoom());
  }

  async withWritten<Outcome>(
    parts: AsyncIterable<string>,
    use: (file: { path: string; bytes: number }) => Promise<Outcome>,
  ): Promise<Outcome> {
    await this.assertRoom();
    const path = join(this.folder, randomUUID());
    try {
      await pipeline(parts, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
      const { size: bytes } = await stat(path);
      return await use({ path, bytes });
    } finally {
      await rm(path, { force: true });
    }
  }

  renderPhoto({ path }: ReceivedFile): Promise<PhotoRenditions | undefined> {
    return renderPhoto(path);
  }

  /** Removes what killed processes left behind. */
  async sweep(now: Date): Promise<void> {
    await sweepFolder(this.folder, '', now);
    // Where the GraphQL upload library buffers files.
    await sweepFolder(tmpdir(), 'capacitor-', now);
  }
}

const sweepFolder = async (folder: string, beginning: string, now: Date): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(each => each.startsWith(beginning))) {
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    );
    if (age > forgottenAfterMs) await rm(path, { force: true });
  }
};

class Arrival implements IncomingFile {
  readonly #path: string;
  #received?: Promise<ReceivedFile | Problem>;

  constructor(
    private readonly open: OpenFile,
    folder: string,
    private readonly assertRoom: () => Promise<void>,
  ) {
    this.#path = join(folder, randomUUID());
  }

  receive(kinds: FileKinds): Promise<ReceivedFile | Problem> {
    this.#received ??= this.#receive(kinds);
    return this.#received;
  }

  async discard(): Promise<void> {
    await this.#received;
    await rm(this.#path, { force: true });
  }

  async #receive(kinds: FileKinds): Promise<ReceivedFile | Problem> {
    await this.assertRoom();
    const file = await this.open().catch(() => undefined);
    if (!file) return new UploadFailed();
    const taken = await takeIn(file.stream, this.#path);
    if (taken instanceof Problem) return this.#unlessFull(taken);
    const name = shownName(file.name);
    const inspected = await inspect(this.#path, name, taken.bytes, kinds);
    if (!inspected) return this.#unlessFull(new InvalidFileType(kinds.refusal));
    return { path: this.#path, name, contentHash: taken.contentHash, ...inspected };
  }

  /** A file may look broken because our disk became full. */
  async #unlessFull(refusal: Problem): Promise<Problem> {
    await this.assertRoom();
    return refusal;
  }
}
