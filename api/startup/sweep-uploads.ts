import type { Log } from '../core/logging/log.ts';
import type { UploadFolder } from '../platform/files/upload-folder.ts';

const tenMinutesMs = 10 * 60 * 1000;

/** Removes what killed processes left in the folder of uploads. It is that of this machine, so every process does it. */
export const sweepUploads = (uploads: UploadFolder, clock: () => Date, log: Log): void => {
  const sweep = () =>
    uploads
      .sweep(clock())
      .catch(error => log.warn({ err: error }, 'sweeping the folder of uploads failed; will retry'));
  void sweep();
  setInterval(sweep, tenMinutesMs).unref();
};
