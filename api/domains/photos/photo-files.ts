import { sql as fragment } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import type { PhotoRenditions } from '../../core/files/photo-renditions.ts';
import type { FileStore } from '../../core/interfaces/file-store.ts';
import type { Change } from '../../core/operation/operation.ts';
import { type Given, query } from '../../core/query/query.ts';
import { photoFileName, previewFileName } from './photo.ts';
import { PhotoFilesDropped } from './photo-events.ts';
import { PhotoFile } from './photo-file.ts';

/** A file before it is registered, and as it is served. */
export type StoredPhotoFile = Omit<PhotoFile, 'photo'>;

interface NewFiles {
  photo: string;
  names: readonly string[];
  fileKeys: readonly string[];
  contentTypes: readonly string[];
}

const insertFiles = query({ PhotoFile }, (on, { photo, names, fileKeys, contentTypes }: Given<NewFiles>) =>
  on
    .insertInto('PhotoFile')
    .columns(['photo', 'name', 'fileKey', 'contentType'])
    .expression(
      on
        .selectFrom(
          fragment<
            Omit<PhotoFile, 'photo'>
          >`unnest(${names}::text[], ${fileKeys}::text[], ${contentTypes}::text[])`.as<'file'>(
            fragment`file(${fragment.ref('name')}, ${fragment.ref('fileKey')}, ${fragment.ref('contentType')})`,
          ),
        )
        .select([fragment<string>`${photo}`.as('photo'), 'file.name', 'file.fileKey', 'file.contentType']),
    )
    .onConflict(conflict => conflict.column('name').doNothing()),
);

const deleteFiles = query({ PhotoFile }, (on, { photo }: Given<{ photo: string }>) =>
  on.deleteFrom('PhotoFile').where('photo', '=', photo).returning('fileKey'),
);

const fileQuery = query({ PhotoFile }, (from, { name }: Given<{ name: string }>) =>
  from.selectFrom('PhotoFile').where('name', '=', name).select(['photo', 'fileKey', 'contentType']),
);

const keysQuery = query({ PhotoFile }, (from, { keys }: Given<{ keys: readonly string[] }>) =>
  from
    .selectFrom('PhotoFile')
    .where(file => file('fileKey', '=', file.fn.any(keys)))
    .select('fileKey'),
);

/** Stores every size and format of a photo before any row references one. */
export const keepPhoto = async (
  files: FileStore,
  photoName: string,
  { renditions, preview }: PhotoRenditions,
): Promise<StoredPhotoFile[]> => {
  const contentType = 'image/jpeg';
  const stored: StoredPhotoFile[] = [
    { name: previewFileName(photoName), contentType, fileKey: await files.put(preview, contentType) },
  ];
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
  await insertFiles.all(sql, {
    photo: photoName,
    names: files.map(file => file.name),
    fileKeys: files.map(file => file.fileKey),
    contentTypes: files.map(file => file.contentType),
  });
};

/** Releases the files of a photo that is used no more; without a name there is nothing to do. */
export const dropPhotoFiles = async (
  { sql, record }: Pick<Change, 'sql' | 'record'>,
  photoName: string | null | undefined,
): Promise<void> => {
  if (!photoName) return;
  const dropped = await deleteFiles.all(sql, { photo: photoName });
  if (dropped.length > 0) record(new PhotoFilesDropped(dropped.map(({ fileKey }) => fileKey)));
};

/** Finds a size or format of a photo by its file name. */
export const findPhotoFile = (sql: Sql, name: string) => fileQuery.first(sql, { name });

/** Finds which of these keys belong to photo files. */
export const photoKeys = async (sql: Sql, keys: readonly string[]): Promise<string[]> =>
  (await keysQuery.all(sql, { keys })).map(({ fileKey }) => fileKey);
