import type { Readable } from 'node:stream';
import type { Problem } from '../operation/problem.ts';
import type { PhotoRenditions } from './photo-renditions.ts';

/** Receives files, and leaves nothing on this machine except what was stored. */
export interface Uploads {
  /** Throws StorageUnavailable when this machine's disk is too full for one more file, or for one of so many bytes. */
  assertRoom(bytes?: number): Promise<void>;
  /** Returns a file that is read once it is received. */
  expect(open: OpenFile): IncomingFile;
  /** Writes a file as its parts come, and lets `use` store it; nothing of it stays in any case. */
  withWritten<Outcome>(
    parts: AsyncIterable<string>,
    use: (file: { path: string; bytes: number }) => Promise<Outcome>,
  ): Promise<Outcome>;
  /** Renders a photo in the sizes that clients load; undefined when it is too small. */
  renderPhoto(file: ReceivedFile): Promise<PhotoRenditions | undefined>;
}

export type OpenFile = () => Promise<{ name: string; stream: Readable }>;

/** A file being uploaded, over any transport. */
export interface IncomingFile {
  /** Receives the whole file, or returns the Problem. */
  receive(kinds: FileKinds): Promise<ReceivedFile | Problem>;
  /** Deletes the local copy; must be called in every case. */
  discard(): Promise<void>;
}

/** Which file types are accepted, and the message for others. */
export interface FileKinds {
  contentTypes: readonly ContentType[];
  refusal: string;
}

export type ContentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A verified file, on this machine until it is stored or discarded. */
export interface ReceivedFile {
  path: string;
  /** The original file name, safe to display; never used as a path. */
  name: string;
  contentType: ContentType;
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  contentHash: string;
}
