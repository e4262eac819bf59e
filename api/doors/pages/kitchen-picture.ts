import { linkPreview } from '../../../schema/constants.ts';
import { kitchenDrawings } from '../../../schema/dish-drawings.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { photoFileName, previewFileName, type StoredPhoto } from '../../domains/photos/photo.ts';
import { findPhotoFile } from '../../domains/photos/photo-files.ts';
import type { SupplierRow } from '../../domains/suppliers/supplier-columns.ts';
import type { PagePicture } from './page-head.ts';

const { width, height } = linkPreview;

/** What link previews show of a kitchen: its cover, the first photo of its menu, or a drawing of what it cooks. */
export const kitchenPicture = (
  ctx: Ctx,
  kitchen: Pick<SupplierRow, 'cover' | 'menuSummary' | 'kitchenName' | 'cuisineType'>,
  address: string,
): Promise<PagePicture> | PagePicture => {
  const photo = kitchen.cover ?? kitchen.menuSummary?.photo;
  if (photo) return photoPicture(ctx, photo, address);
  const [drawing] = kitchenDrawings(kitchen.menuSummary?.signatureDishes ?? [], kitchen.cuisineType);
  return {
    address: new URL(`/share/${drawing}.png`, address).href,
    type: 'image/png',
    width,
    height,
    alt: `${kitchen.cuisineType} food like that of ${kitchen.kitchenName}, drawn from above`,
  };
};

/** Photos that were stored before link previews have no file for them, so their largest one is shown. */
const photoPicture = async (ctx: Ctx, photo: StoredPhoto, address: string): Promise<PagePicture> => {
  const name = previewFileName(photo.name);
  const hasPreview = await findPhotoFile(ctx.sql, name);
  const file = hasPreview
    ? { name, type: 'image/jpeg', width, height }
    : { ...photo, name: photoFileName(photo.name, photo.width, 'webp'), type: 'image/webp' };
  return {
    address: new URL(`/photos/${file.name}`, address).href,
    type: file.type,
    width: file.width,
    height: file.height,
    alt: photo.alt,
  };
};
