import { createHash } from 'node:crypto';
import { photoAlt, photoRefusal } from '../../../../schema/rules/menu.ts';
import { suppliers } from '../../../core/access/rules.ts';
import type { FileKinds, IncomingFile } from '../../../core/files/incoming-file.ts';
import type { PhotoRenditions } from '../../../core/files/photo-renditions.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { MenuChanged } from '../menu-events.ts';
import { DishNotFound, MenuNotOpen, PhotoTooSmall } from '../menu-problems.ts';
import { lockOwnKitchen, ownKitchen } from '../own-kitchen.ts';
import { dishOf } from '../own-menu-parts.ts';
import type { StoredPhoto } from './dish-photo.ts';
import { dropPhotoFiles, keepPhoto, namePhotoFiles, type StoredPhotoFile } from './photo-files.ts';
import { setStoredPhoto } from './set-stored-photo.ts';

export const photoKinds: FileKinds = { contentTypes: ['image/jpeg', 'image/png'], refusal: photoRefusal };

interface Shown {
  dishId: string;
  alt: string;
  file: IncomingFile;
}
interface PreparedPhoto {
  dishId: string;
  photo: StoredPhoto;
  files: StoredPhotoFile[];
}

/** Receives, renders and stores the photo before any row references it. */
const prepare = async (ctx: Ctx, { dishId, alt, file }: Shown): Promise<PreparedPhoto | Problem> => {
  const words = checked(photoAlt, alt, 'alt');
  if (words instanceof InvalidInput) return words;
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return new MenuNotOpen();
  if (!(await dishOf(ctx.sql, kitchen, dishId))) return new DishNotFound();
  const received = await file.receive(photoKinds);
  if (received instanceof Problem) return received;
  const rendered = await ctx.services.uploads.renderPhoto(received);
  if (!rendered) return new PhotoTooSmall();
  const name = createHash('sha256')
    .update(`${kitchen.id}:${received.contentHash}`)
    .digest('hex')
    .slice(0, 32);
  const files = await keepPhoto(ctx.services.files, name, rendered);
  return { dishId, files, photo: { name, alt: words, ...measuresOf(rendered) } };
};

const measuresOf = ({ renditions, placeholder }: PhotoRenditions) => {
  const { width, height } = renditions.at(-1)!;
  return { widths: [...new Set(renditions.map(each => each.width))], width, height, placeholder };
};

const perform = async (
  work: Work,
  { dishId, photo, files }: PreparedPhoto,
): Promise<{ id: string } | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  const dish = await dishOf(work.sql, kitchen, dishId);
  if (!dish) return new DishNotFound();
  await namePhotoFiles(work.sql, photo.name, files);
  await setStoredPhoto(work.sql, dish.id, photo);
  await dropPhotoFiles(work, dish.photoName);
  work.record(new MenuChanged(kitchen.id));
  return dish;
};

/** Sets the photo of a dish, replacing an earlier one. */
export const setDishPhoto = preparedOperation(suppliers, prepare, perform);
