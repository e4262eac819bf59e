import { suppliers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { dropPhotoFiles, namePhotoFiles } from '../../photos/photo-files.ts';
import { type GivenPhoto, type PreparedPhoto, preparePhoto } from '../../photos/prepare-photo.ts';
import { lockOwnSupplier } from '../account/lock-own-supplier.ts';
import { KitchenNotApproved } from '../kitchen-problems.ts';
import { KitchenChanged } from '../supplier-events.ts';
import { type KitchenPhotoKind, photoColumn } from './kitchen-photo-kind.ts';
import { ownApprovedKitchen } from './own-approved-kitchen.ts';

interface Shown extends GivenPhoto {
  kind: KitchenPhotoKind;
}
interface Prepared extends PreparedPhoto {
  kind: KitchenPhotoKind;
}

const prepare = async (ctx: Ctx, { kind, ...given }: Shown): Promise<Prepared | Problem> => {
  const findOwner = async () => {
    // Photos are public: nothing of strangers is published before a review.
    const id = await ownApprovedKitchen(ctx.sql, ctx.viewer);
    // By kind, so that one picture as cover and as portrait is stored twice and removed one by one.
    return id ? `${id}:${kind}` : new KitchenNotApproved();
  };
  const prepared = await preparePhoto(ctx, findOwner, given);
  return prepared instanceof Problem ? prepared : { kind, ...prepared };
};

const perform = async (
  work: Work,
  { kind, photo, files }: Prepared,
): Promise<{ supplierId: string } | Problem> => {
  const held = await lockOwnSupplier(work);
  if (held instanceof Problem) return held;
  const { kitchen } = held;
  const before = kitchen[photoColumn[kind]]?.name;
  kitchen[photoColumn[kind]] = photo;
  await work.em.flush();
  await namePhotoFiles(work.sql, photo.name, files);
  if (before !== photo.name) await dropPhotoFiles(work, before);
  work.record(new KitchenChanged(kitchen.id));
  return { supplierId: kitchen.id };
};

/** Sets the cover of a kitchen or the portrait of its cook, replacing an earlier one. */
export const setKitchenPhoto = preparedOperation(suppliers, prepare, perform);
