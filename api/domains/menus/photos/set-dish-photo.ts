import { suppliers, withScope } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { namePhotoFiles } from '../../photos/photo-files.ts';
import { type GivenPhoto, type PreparedPhoto, preparePhoto } from '../../photos/prepare-photo.ts';
import { DishNotFound, MenuNotOpen } from '../menu-problems.ts';
import { lockOwnKitchen, ownKitchen } from '../own-kitchen.ts';
import { dishOf } from '../own-menu-parts.ts';
import { dropDishPhoto } from './drop-dish-photo.ts';
import { noteDishPhoto } from './note-dish-photo.ts';
import { setStoredPhoto } from './set-stored-photo.ts';

interface Shown extends GivenPhoto {
  dishId: string;
}
interface Prepared extends PreparedPhoto {
  dishId: string;
}

const prepare = async (ctx: Ctx, { dishId, ...given }: Shown): Promise<Prepared | Problem> => {
  const findOwner = async () => {
    const kitchen = await ownKitchen(ctx);
    if (!kitchen) return new MenuNotOpen();
    return (await dishOf(ctx.sql, kitchen, dishId)) ? kitchen.id : new DishNotFound();
  };
  const prepared = await preparePhoto(ctx, findOwner, given);
  return prepared instanceof Problem ? prepared : { dishId, ...prepared };
};

const perform = async (work: Work, { dishId, photo, files }: Prepared): Promise<{ id: string } | Problem> => {
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  const dish = await dishOf(work.sql, kitchen, dishId);
  if (!dish) return new DishNotFound();
  await namePhotoFiles(work.sql, photo.name, files);
  await setStoredPhoto(work.sql, dish.id, photo);
  await dropDishPhoto(work, dish.photoName);
  await noteDishPhoto(work, kitchen.id);
  return dish;
};

/** Sets the photo of a dish, replacing an earlier one. */
export const setDishPhoto = preparedOperation(withScope('MENU_WRITE', suppliers), prepare, perform);
