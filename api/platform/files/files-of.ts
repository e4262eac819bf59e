import { join } from 'node:path';
import {
  bucketPatienceMs,
  DiskFileStore,
  diskFor,
  type FileSettings,
  folderTimeoutMs,
} from './disk-file-store.ts';
import { UploadFolder } from './upload-folder.ts';

/** Where files are kept and where they arrive. Both are on one disk by default, so that keeping one is a move. */
export const filesOf = (settings: FileSettings, clock: () => Date) => ({
  files: new DiskFileStore(
    diskFor(settings),
    clock,
    settings.FILES_S3_BUCKET ? bucketPatienceMs : folderTimeoutMs,
  ),
  uploads: new UploadFolder(join(settings.DATA_DIR, 'uploads')),
});
