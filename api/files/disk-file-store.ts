import { join } from 'node:path';
import { type Disk, Disk as FlyDisk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore, LocalFile } from '../core/file-store.ts';
import { newIdentifier } from '../core/identifier.ts';
import type { Settings } from '../settings.ts';

export type FileSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ACCESS_KEY_ID'
  | 'FILES_S3_SECRET_ACCESS_KEY'
>;

/** A folder of the data folder, or a private bucket of an S3-compatible store when one is set. */
export const diskFor = (settings: FileSettings): Disk => {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID, FILES_S3_SECRET_ACCESS_KEY } = settings;
  if (!bucket) {
    return new FlyDisk(new FSDriver({ location: join(settings.DATA_DIR, 'files'), visibility: 'private' }));
  }
  return new FlyDisk(
    new S3Driver({
      bucket,
      visibility: 'private',
      // A private bucket needs none, and some stores know none.
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
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
};

/** Keeps files under random names, in a folder for each day, so that what nobody names is found again. */
export class DiskFileStore implements FileStore {
  constructor(
    private readonly disk: Disk,
    private readonly clock: () => Date,
  ) {}

  async put(content: Uint8Array | LocalFile, contentType: string): Promise<string> {
    const now = this.clock();
    const key = `${now.toISOString().slice(0, 10)}/${newIdentifier(now)}`;
    if ('path' in content) await this.disk.moveFromFs(content.path, key, { contentType });
    else await this.disk.put(key, content, { contentType });
    return key;
  }

  get(key: string) {
    return this.disk.getStream(key);
  }

  remove(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  async *keysOf(day: string): AsyncIterable<string> {
    let paginationToken: string | undefined;
    do {
      const page = await this.#page(day, paginationToken);
      for (const entry of page.objects) if (entry.isFile) yield entry.key;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  async #page(day: string, paginationToken: string | undefined) {
    try {
      return await this.disk.listAll(`${day}/`, { recursive: true, paginationToken });
    } catch (error) {
      // A day without a folder.
      if ((error as { cause?: { code?: string } }).cause?.code === 'ENOENT') return { objects: [] };
      throw error;
    }
  }
}
