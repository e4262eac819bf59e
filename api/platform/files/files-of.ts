import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { bucketPatienceMs, DiskFileStore, largeFileTimeoutMs } from './disk-file-store.ts';
import type { FileSettings } from './file-settings.ts';
import { UploadFolder } from './upload-folder.ts';

export const folderDisk = (dataFolder: string): Disk =>
  new Disk(new FSDriver({ location: join(dataFolder, 'files'), visibility: 'private' }));

const uploadsIn = (dataFolder: string) => new UploadFolder(join(dataFolder, 'uploads'));

/** Folders for stored and incoming files, both on one disk, so that storing is a move. */
export const filesInFolder = (dataFolder: string, clock: () => Date) => ({
  files: new DiskFileStore(folderDisk(dataFolder), clock),
  uploads: uploadsIn(dataFolder),
});

/** Stored files in the bucket that is set, whose client is loaded only then, or in the data folder. */
export const filesOf = async (settings: FileSettings, clock: () => Date) => {
  const { DATA_DIR, FILES_S3_BUCKET } = settings;
  if (!FILES_S3_BUCKET) return filesInFolder(DATA_DIR, clock);
  const { bucketDisk } = await import('./bucket-disk.ts');
  const patientDisk = bucketDisk(settings, largeFileTimeoutMs);
  return {
    files: new DiskFileStore(bucketDisk(settings), clock, bucketPatienceMs, patientDisk),
    uploads: uploadsIn(DATA_DIR),
  };
};
