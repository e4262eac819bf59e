import { mkdir, statfs } from 'node:fs/promises';
import { uploadLimitBytes } from '../../../schema/constants.ts';
import { StorageUnavailable } from '../../core/operation/failures.ts';

/** An upload takes disk space as received and again redrawn, and a few arrive at the same time. */
const roomForUploads = 4 * uploadLimitBytes;

/** Free bytes on the disk of a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export const freeBytes: FreeBytes = async folder => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

const freeIn = async (folder: string, free: FreeBytes): Promise<number> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await free(folder);
  } catch (error) {
    throw new StorageUnavailable(error);
  }
};

/**
 * Refuses uploads while the disk of one of these folders is full. Checked before a form is read: the
 * multipart library does not report a full disk, and its reader would wait forever. `file` is the size of a file that
 * is copied there and leaves as much room.
 */
export const assertRoomIn = async (folders: readonly string[], free: FreeBytes, file = 0): Promise<void> => {
  const needed = roomForUploads + file;
  for (const folder of folders) {
    const bytes = await freeIn(folder, free);
    if (bytes >= needed) continue;
    const advice = `${folder} has ${bytes} bytes left; ${needed} are needed. Free space on its disk.`;
    throw new StorageUnavailable(new Error(advice));
  }
};
