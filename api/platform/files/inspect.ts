import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { ContentType, FileKinds } from '../../core/files/incoming-file.ts';
import { agrees } from './file-name.ts';
import { looksLikePdf } from './looks-like-pdf.ts';
import { redrawImage } from './redraw-image.ts';

/** The type detected from the file's first bytes; the declared type is ignored. */
const sniffed = async (path: string): Promise<string | undefined> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4100), 0, 4100, 0);
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime;
  } catch {
    // Anything the detector fails on is not accepted.
    return undefined;
  } finally {
    await file.close();
  }
};

/**
 * Verifies that a file is complete and of its declared type. Images are redrawn, so that only the picture is
 * left. Returns its type and size, or undefined.
 */
export const inspect = async (
  path: string,
  name: string,
  bytes: number,
  { contentTypes }: FileKinds,
): Promise<{ contentType: ContentType; bytes: number } | undefined> => {
  const mime = await sniffed(path);
  const contentType = contentTypes.find(each => each === mime);
  if (!contentType || !agrees(name, contentType)) return undefined;
  if (contentType === 'application/pdf') {
    return (await looksLikePdf(path, bytes)) ? { contentType, bytes } : undefined;
  }
  const redrawnBytes = await redrawImage(path, contentType);
  return redrawnBytes === undefined ? undefined : { contentType, bytes: redrawnBytes };
};
