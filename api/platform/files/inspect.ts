import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { ContentType, FileKinds } from '../../core/incoming-file.ts';
import { agrees } from './file-name.ts';
import { looksLikePdf } from './looks-like-pdf.ts';
import { redrawImage } from './redraw-image.ts';

/** What a file's beginning says it is; its declared type says nothing. */
const sniffed = async (path: string): Promise<string | undefined> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4100), 0, 4100, 0);
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime;
  } catch {
    // What the detector stumbles over is nothing we accept.
    return undefined;
  } finally {
    await file.close();
  }
};

/**
 * Finds out whether a file is whole and what it claims to be. Images are drawn anew on the way, so that
 * nothing but the picture is left. Answers its kind and size, or undefined.
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
  const drawnBytes = await redrawImage(path, contentType);
  return drawnBytes === undefined ? undefined : { contentType, bytes: drawnBytes };
};
