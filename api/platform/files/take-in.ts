import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import { FileTooLarge, UploadFailed } from '../../core/files/upload-problems.ts';
import { readWithin } from '../../core/limits/within.ts';
import type { Problem } from '../../core/operation/problem.ts';

/** Counts and hashes the bytes that pass, and stops at the first byte over the limit. */
class Meter extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _: string, passOn: (error: Error | null, chunk?: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    if (this.bytes > uploadLimitBytes) passOn(null);
    else passOn(null, chunk);
  }

  contentHash(): string {
    return this.#hash.digest('hex');
  }
}

/** Timeout for the next bytes of a file. */
const timeoutMs = 10_000;

/** Writes a stream to a file and flushes it to disk. Returns a Problem for an incomplete or slow upload. */
export const takeIn = async (
  stream: Readable,
  path: string,
): Promise<{ bytes: number; contentHash: string } | Problem> => {
  const meter = new Meter();
  const options = { flags: 'wx', mode: 0o600, flush: true };
  try {
    await pipeline(readWithin(stream, timeoutMs), meter, createWriteStream(path, options));
  } catch (error) {
    return isTooLarge(error) ? new FileTooLarge() : new UploadFailed();
  }
  if (meter.bytes > uploadLimitBytes) return new FileTooLarge();
  return { bytes: meter.bytes, contentHash: meter.contentHash() };
};

/** One of the multipart parsers throws 413 at its own limit. */
const isTooLarge = (error: unknown): boolean => (error as { statusCode?: number } | null)?.statusCode === 413;
