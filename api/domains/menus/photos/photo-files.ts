import type { FileStore } from '../../../core/file-store.ts';
import type { Change } from '../../../core/operation.ts';
import type { PhotoRenditions } from '../../../core/photo-renditions.ts';
import type { Sql } from '../../../core/sql.ts';
import { PhotoFilesDropped } from '../menu-events.ts';
import { photoFileName } from './dish-photo.ts';
import type { PhotoFile } from './photo-file.ts';

/** A file before it is registered, and as it is served. */
export type StoredPhotoFile = Omit<PhotoFile, 'photo'>;

/** Stores every size and format of a photo before any row references one. */
export const keepPhoto = async (
  files: FileStore,
  photoName: string,
  { renditions }: PhotoRenditions,
): Promise<StoredPhotoFile[]> => {
  const stored: StoredPhotoFile[] = [];
  for (const { width, webp, avif } of renditions) {
    for (const [format, content] of Object.entries({ webp, avif }) as ['webp' | 'avif', Buffer][]) {
      const contentType = `image/${format}`;
      const name = photoFileName(photoName, width, format);
      stored.push({ name, contentType, fileKey: await files.put(content, contentType) });
    }
  }
  return stored;
};

/** Registers the files under their names. If the same photo exists already, the surplus files are deleted later. */
export const namePhotoFiles = async (
  sql: Sql,
  photoName: string,
  files: readonly StoredPhotoFile[],
): Promise<void> => {
  await sql.rows(
    `insert into photo_files (photo, name, file_key, content_type)
     select $1, file.* from unnest($2::text[], $3::text[], $4::text[]) as file
     on conflict (name) do nothing`,
    [
      photoName,
      files.map(file => file.name),
      files.map(file => file.fileKey),
      files.map(file => file.contentType),
    ],
  );
};

/** Releases a photo's files once no dish uses it. Each kitchen has its own. */
export const dropPhotoFiles = async (
  { sql, record }: Pick<Change, 'sql' | 'record'>,
  photoName: string | null,
): Promise<void> => {
  if (!photoName) return;
  const dropped = await sql.rows<{ fileKey: string }>(
    `delete from photo_files where photo = $1
       and not exists (select from dishes where photo ->> 'name' = $1)
     returning file_key as "fileKey"`,
    [photoName],
  );
  if (dropped.length > 0) record(new PhotoFilesDropped(dropped.map(({ fileKey }) => fileKey)));
};

export const findPhotoFile = async (sql: Sql, name: string): Promise<StoredPhotoFile | undefined> => {
  const [file] = await sql.rows<StoredPhotoFile>(
    `select name, file_key as "fileKey", content_type as "contentType" from photo_files where name = $1`,
    [name],
  );
  return file;
};

/** Finds which of these keys belong to photo files. */
export const photoKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> => {
  const named = await sql.rows<{ key: string }>(
    'select file_key as key from photo_files where file_key = any($1::text[])',
    [keys],
  );
  return named.map(({ key }) => key);
};
