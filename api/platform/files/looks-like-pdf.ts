import { type FileHandle, open } from 'node:fs/promises';

/** How far from the end to look for the signature of an archive. */
const tailBytes = 66_000;
const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Whether a file begins and ends like a PDF, with only whitespace after its end and no archive appended. The
 * content is never parsed: that is for the viewer, in a sandbox.
 */
export const looksLikePdf = async (path: string, bytes: number): Promise<boolean> => {
  const file = await open(path);
  try {
    const head = await read(file, 0, 8);
    if (!/^%PDF-[12]\.\d/.test(head.toString('latin1'))) return false;
    const end = await endOfContent(file, bytes);
    const tail = await read(file, Math.max(0, end - tailBytes), Math.min(end, tailBytes));
    return tail.subarray(-5).toString('latin1') === '%%EOF' && !tail.includes(archiveEnd);
  } finally {
    await file.close();
  }
};

const read = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Position of the last non-blank byte. Some programs pad a file to a whole block. */
const endOfContent = async (file: FileHandle, bytes: number): Promise<number> => {
  for (let end = bytes; end > 0; end -= tailBytes) {
    const start = Math.max(0, end - tailBytes);
    const part = await read(file, start, end - start);
    const last = part.findLastIndex(byte => byte > 0x20);
    if (last >= 0) return start + last + 1;
  }
  return 0;
};
