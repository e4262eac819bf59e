import { Arg, Ctx as Context, createUnionType, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { suppliers, withScope } from '../../../../core/access/rules.ts';
import { Visible } from '../../../../core/access/visible.ts';
import type { OpenFile } from '../../../../core/files/incoming-file.ts';
import { UploadFailed } from '../../../../core/files/upload-problems.ts';
import { UploadedFile } from '../../../../core/files/uploaded-file.ts';
import type { Ctx } from '../../../../core/operation/ctx.ts';
import type { Problem } from '../../../../core/operation/problem.ts';
import { InvalidMenuFile, MenuRowsInvalid } from '../../importing/menu-file-problems.ts';
import { MenuNotOpen } from '../../menu-problems.ts';
import { OwnMenu } from '../../own-menu.ts';
import { PublishedMealMenus } from '../published-meal-menus.ts';
import { exportMealMenus, importMealMenus, previewMealMenuImport } from './import-meal-menus.ts';
import { MealMenuImportPreview } from './meal-menu-import.ts';

const PreviewMealMenuImportResult = createUnionType({
  name: 'PreviewMealMenuImportResult',
  description: 'Preview of the import, or the reason the file cannot be read.',
  types: () => [MealMenuImportPreview, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const ImportMealMenusResult = createUnionType({
  name: 'ImportMealMenusResult',
  description: 'Result of publishing the menus of the file, or the reason nothing was changed.',
  types: () => [PublishedMealMenus, MenuRowsInvalid, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const file = {
  description: 'CSV file in UTF-8, at most 2 MB, with the header row of the export.',
};

@Resolver(() => OwnMenu)
export class MealMenuFileResolver {
  @FieldResolver(() => String, {
    description:
      'Menus of the meals of the next 8 weeks that still take orders, as a CSV file to edit and import.',
  })
  async mealMenusCsv(@Context() ctx: Ctx): Promise<string> {
    return (await exportMealMenus(ctx)) ?? '';
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => PreviewMealMenuImportResult, {
    description: 'Previews the import of a file of menus of meals. Nothing is stored.',
  })
  previewMealMenuImport(
    @Context() ctx: Ctx,
    @Arg('file', () => UploadedFile, file) open: OpenFile,
  ): Promise<MealMenuImportPreview | Problem> {
    return previewMealMenuImport(ctx, open);
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => ImportMealMenusResult, {
    description:
      'Publishes the menus of a file, all of them or none. Meals that are not in it stay, and so do existing orders.',
  })
  importMealMenus(
    @Context() ctx: Ctx,
    @Arg('file', () => UploadedFile, file) open: OpenFile,
  ): Promise<PublishedMealMenus | Problem> {
    return importMealMenus(ctx, open);
  }
}
