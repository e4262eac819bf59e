import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { suppliers } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { OpenFile } from '../../../core/files/incoming-file.ts';
import { FileTooLarge, InvalidFileType, UploadFailed } from '../../../core/files/upload-problems.ts';
import { UploadedFile } from '../../../core/files/uploaded-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { PhotoTooSmall } from '../../photos/photo-problems.ts';
import { findKitchenAccount } from '../account/find-kitchen-account.ts';
import { KitchenAccount } from '../account/kitchen-account.ts';
import { KitchenNotApproved, KitchenNotFound } from '../kitchen-problems.ts';
import { KitchenPhotoKind } from './kitchen-photo-kind.ts';
import { removeKitchenPhoto } from './remove-kitchen-photo.ts';
import { setKitchenPhoto } from './set-kitchen-photo.ts';

const KitchenPhotoResult = createUnionType({
  name: 'KitchenPhotoResult',
  description: 'Kitchen with its photos, or why nothing was changed.',
  types: () =>
    [
      KitchenAccount,
      InvalidInput,
      InvalidFileType,
      FileTooLarge,
      UploadFailed,
      PhotoTooSmall,
      KitchenNotFound,
      KitchenNotApproved,
    ] as const,
});

@Resolver()
export class KitchenPhotoResolver {
  @Visible(suppliers)
  @Mutation(() => KitchenPhotoResult, {
    description:
      "Sets a photo of the viewer's kitchen: JPG or PNG, at most 10 MiB, at least 430 pixels wide.",
  })
  async setKitchenPhoto(
    @Context() ctx: Ctx,
    @Arg('kind', () => KitchenPhotoKind, { description: 'Photo to set.' }) kind: KitchenPhotoKind,
    @Arg('alt', () => String, { description: 'Description of the photo (alt text), at most 160 characters.' })
    alt: string,
    @Arg('file', () => UploadedFile, { description: 'Photo.' }) open: OpenFile,
  ): Promise<KitchenAccount | Problem> {
    const file = ctx.services.uploads.expect(open);
    try {
      return await asItIsNow(ctx, setKitchenPhoto(ctx, { kind, alt, file }));
    } finally {
      await file.discard();
    }
  }

  @Visible(suppliers)
  @Mutation(() => KitchenPhotoResult, { description: "Removes a photo of the viewer's kitchen." })
  removeKitchenPhoto(
    @Context() ctx: Ctx,
    @Arg('kind', () => KitchenPhotoKind, { description: 'Photo to remove.' }) kind: KitchenPhotoKind,
  ): Promise<KitchenAccount | Problem> {
    return asItIsNow(ctx, removeKitchenPhoto(ctx, kind));
  }
}

const asItIsNow = async (
  ctx: Ctx,
  change: Promise<{ supplierId: string } | Problem>,
): Promise<KitchenAccount | Problem> => {
  const outcome = await change;
  return outcome instanceof Problem ? outcome : (await findKitchenAccount(ctx))!;
};
