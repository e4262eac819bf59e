import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { findPrepSupplement } from './find-prep-supplement.ts';
import { PrepSheet } from './prep-sheet.ts';
import { PrepSupplement } from './prep-supplement.ts';

@Resolver(() => PrepSheet)
export class PrepSheetFields {
  @FieldResolver(() => PrepSupplement, {
    nullable: true,
    description: 'Changes since the cut-off of the meal; null until then.',
  })
  supplement(@Context() ctx: Ctx, @Root() sheet: PrepSheet): Promise<PrepSupplement | null> {
    return findPrepSupplement(ctx, sheet);
  }
}
