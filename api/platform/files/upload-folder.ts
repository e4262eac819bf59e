import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** The folder for files being received and inspected. */
export class UploadFolder implements Uploads {
  constructor(
    private readonly folder: string,
    private readonly free: FreeBytes = freeBytes,
  ) {}

  assertRoom(): Promise<void> {
    return assertRoomIn([this.folder, tmpdir()], this.free);
  }

  expect(open: OpenFile): IncomingFile {
    return new Arrival(open, this.folder, () => this.assertRoom());
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
