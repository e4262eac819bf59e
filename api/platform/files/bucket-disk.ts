import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { bucketPatienceMs } from './disk-file-store.ts';
import type { FileSettings } from './file-settings.ts';

const ignore = () => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A private bucket of an S3-compatible store. */
export const bucketDisk = (settings: FileSettings, patienceMs = bucketPatienceMs): Disk => {
  const { FILES_S3_BUCKET: bucket = '', FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = settings;
  return new Disk(
    new S3Driver({
      bucket,
      visibility: 'private',
      // A private bucket needs none, and some stores do not support it.
      supportsACL: false,
      region: settings.FILES_S3_REGION,
      ...(settings.FILES_S3_ENDPOINT && { endpoint: settings.FILES_S3_ENDPOINT, forcePathStyle: true }),
      ...(FILES_S3_ACCESS_KEY_ID &&
        FILES_S3_SECRET_ACCESS_KEY && {
          credentials: {
            accessKeyId: FILES_S3_ACCESS_KEY_ID,
            secretAccessKey: FILES_S3_SECRET_ACCESS_KEY,
          },
        }),
      // One retry, within the time that a request waits for the store at all.
      maxAttempts: 2,
      // Failures are thrown and logged with their request.
      logger: silent,
      requestHandler: {
        connectionTimeout: 2000,
        requestTimeout: patienceMs,
        throwOnRequestTimeout: true,
      },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
};
