import { join } from 'node:path';
import {
  bucketPatienceMs,
  DiskFileStore,
  diskFor,
  type FileSettings,
  folderTimeoutMs,
  largeFileTimeoutMs,
} from './disk-file-store.ts';
import { UploadFolder } from './upload-folder.ts';

/** Folders for stored and incoming files. Both are on one disk by default, so that storing is a move. */
export const filesOf = (settings: FileSettings, clock: () => Date) => ({
  files: new DiskFileStore(
    diskFor(settings),
    clock,
    settings.FILES_S3_BUCKET ? bucketPatienceMs : folderTimeoutMs,
    diskFor(settings, largeFileTimeoutMs),
  ),
  uploads: new UploadFolder(join(settings.DATA_DIR, 'uploads')),
});
