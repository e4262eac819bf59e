import { createHash } from 'node:crypto';
import { photoAlt, photoRefusal } from '../../../schema/rules/menu.ts';
import type { FileKinds, IncomingFile } from '../../core/files/incoming-file.ts';
import type { PhotoRenditions } from '../../core/files/photo-renditions.ts';
import { checked } from '../../core/operation/checked.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import type { StoredPhoto } from './photo.ts';
import { keepPhoto, type StoredPhotoFile } from './photo-files.ts';
import { PhotoTooSmall } from './photo-problems.ts';

const photoKinds: FileKinds = { contentTypes: ['image/jpeg', 'image/png'], refusal: photoRefusal };

export interface GivenPhoto {
  alt: string;
  file: IncomingFile;
}
export interface PreparedPhoto {
  photo: StoredPhoto;
  files: StoredPhotoFile[];
}

/**
 * Receives, renders and stores a photo before any row references it. The same picture has the same name for one owner,
 * and another for every other, so that nothing of an owner is deleted with what belongs to another.
 */
export const preparePhoto = async (
  ctx: Ctx,
  findOwner: () => Promise<string | Problem>,
  { alt, file }: GivenPhoto,
): Promise<PreparedPhoto | Problem> => {
  const words = checked(photoAlt, alt, 'alt');
  if (words instanceof InvalidInput) return words;
  const owner = await findOwner();
  if (owner instanceof Problem) return owner;
  const received = await file.receive(photoKinds);
  if (received instanceof Problem) return received;
  const rendered = await ctx.services.uploads.renderPhoto(received);
  if (!rendered) return new PhotoTooSmall();
  const name = photoNameOf(owner, received.contentHash);
  const files = await keepPhoto(ctx.services.files, name, rendered);
  return { files, photo: { name, alt: words, ...measuresOf(rendered) } };
};

export const photoNameOf = (owner: string, contentHash: string): string =>
  createHash('sha256').update(`${owner}:${contentHash}`).digest('hex').slice(0, 32);

export const measuresOf = ({ renditions, placeholder }: PhotoRenditions) => {
  const { width, height } = renditions.at(-1)!;
  return { widths: [...new Set(renditions.map(each => each.width))], width, height, placeholder };
};
