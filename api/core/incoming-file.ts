import type { Readable } from 'node:stream';
import type { PhotoRenditions } from './photo-renditions.ts';
import type { Problem } from './problem.ts';

/** Takes in files, so that nothing of them stays on this machine but what was kept. */
export interface Uploads {
  /** Throws StorageUnavailable when this machine's disk is too full for one more file. */
  assertRoom(): Promise<void>;
  /** A file that begins to be read when it is received. */
  expect(open: OpenFile): IncomingFile;
  /** Renders a photo in the sizes that clients load; undefined for one that is too small. */
  renderPhoto(file: ReceivedFile): Promise<PhotoRenditions | undefined>;
}

export type OpenFile = () => Promise<{ name: string; stream: Readable }>;

/** A file somebody is sending, through whichever door. */
export interface IncomingFile {
  /** Takes it in, whole, or says why not. */
  receive(kinds: FileKinds): Promise<ReceivedFile | Problem>;
  /** Leaves nothing of it on this machine; to be called in every case. */
  discard(): Promise<void>;
}

/** Which files are welcome, and what is said about others. */
export interface FileKinds {
  contentTypes: readonly ContentType[];
  refusal: string;
}

export type ContentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A file that is what it claims to be, on this machine until it is kept or discarded. */
export interface ReceivedFile {
  path: string;
  /** What it was called where it came from, fit to be shown; never used as a path. */
  name: string;
  contentType: ContentType;
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  contentHash: string;
}
