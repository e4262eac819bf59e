import type { OpenFile } from './incoming-file.ts';
import { UploadFailed } from './upload-problems.ts';

/** Reads a file of at most so many bytes into memory; undefined for a longer one. */
export const readSmallFile = async (
  open: OpenFile,
  limit: number,
): Promise<Buffer | undefined | UploadFailed> => {
  try {
    const { stream } = await open();
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += chunk.length;
      // Returning closes the stream.
      if (bytes > limit) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return new UploadFailed();
  }
};
