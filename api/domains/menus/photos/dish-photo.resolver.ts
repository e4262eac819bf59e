import { Arg, Ctx as Context, createUnionType, ID, Mutation, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { OpenFile } from '../../../core/files/incoming-file.ts';
import { FileTooLarge, InvalidFileType, UploadFailed } from '../../../core/files/upload-problems.ts';
import { UploadedFile } from '../../../core/files/uploaded-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { PhotoTooSmall } from '../../photos/photo-problems.ts';
import { Dish } from '../dish.ts';
import { DishNotFound, MenuNotOpen } from '../menu-problems.ts';
import { dishAfter } from '../own-menu.resolver.ts';
import { describeDishPhoto } from './describe-dish-photo.ts';
import { removeDishPhoto } from './remove-dish-photo.ts';
import { setDishPhoto } from './set-dish-photo.ts';

const DishPhotoResult = createUnionType({
  name: 'DishPhotoResult',
  description: 'Current dish with its photo, or the reason nothing was changed.',
  types: () =>
    [
      Dish,
      InvalidInput,
      InvalidFileType,
      FileTooLarge,
      UploadFailed,
      PhotoTooSmall,
      MenuNotOpen,
      DishNotFound,
    ] as const,
});

@Resolver()
export class DishPhotoResolver {
  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => DishPhotoResult, {
    description: 'Sets the photo of a dish: JPG or PNG, at most 10 MiB, at least 430 pixels wide.',
  })
  async setDishPhoto(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, { description: 'ID of the dish.' }) dishId: string,
    @Arg('alt', () => String, { description: 'Description of the photo (alt text), at most 160 characters.' })
    alt: string,
    @Arg('file', () => UploadedFile, { description: 'Photo.' }) open: OpenFile,
  ): Promise<Dish | Problem> {
    const file = ctx.services.uploads.expect(open);
    try {
      return await dishAfter(ctx, await setDishPhoto(ctx, { dishId, alt, file }));
    } finally {
      await file.discard();
    }
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => DishPhotoResult, { description: 'Changes the description of a dish photo.' })
  async describeDishPhoto(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, { description: 'ID of the dish, which must have a photo.' }) dishId: string,
    @Arg('alt', () => String, { description: 'Description of the photo (alt text), at most 160 characters.' })
    alt: string,
  ): Promise<Dish | Problem> {
    return dishAfter(ctx, await describeDishPhoto(ctx, { dishId, alt }));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => DishPhotoResult, { description: 'Removes the photo of a dish.' })
  async removeDishPhoto(
    @Context() ctx: Ctx,
    @Arg('dishId', () => ID, { description: 'ID of the dish.' }) dishId: string,
  ): Promise<Dish | Problem> {
    return dishAfter(ctx, await removeDishPhoto(ctx, dishId));
  }
}
