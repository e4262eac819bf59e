import { Arg, Ctx as Context, createUnionType, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { OpenFile } from '../../../core/files/incoming-file.ts';
import { UploadFailed } from '../../../core/files/upload-problems.ts';
import { UploadedFile } from '../../../core/files/uploaded-file.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { findOwnMenu } from '../find-own-menu.ts';
import { MenuNotOpen } from '../menu-problems.ts';
import { OwnMenu } from '../own-menu.ts';
import { importMenu, previewMenuImport } from './import-menu.ts';
import { writeMenuCsv } from './menu-csv.ts';
import { InvalidMenuFile, MenuRowsInvalid } from './menu-file-problems.ts';
import { MenuImported, MenuImportPreview } from './menu-import.ts';
import { recordOf } from './menu-row.ts';

const PreviewMenuImportResult = createUnionType({
  name: 'PreviewMenuImportResult',
  description: 'Preview of the import, or the reason the file cannot be read.',
  types: () => [MenuImportPreview, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const ImportMenuResult = createUnionType({
  name: 'ImportMenuResult',
  description: 'Result of the import, or the reason nothing was stored.',
  types: () => [MenuImported, MenuRowsInvalid, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const file = {
  description: 'CSV file in UTF-8, at most 512 KB, with the header row of the export.',
};

@Resolver(() => OwnMenu)
export class MenuFileResolver {
  @FieldResolver(() => String, {
    description: 'Menu as a CSV file, to back up or to edit and import.',
  })
  csv(@Root() { categories }: OwnMenu): string {
    return writeMenuCsv(categories.flatMap(({ name, dishes }) => dishes.map(dish => recordOf(name, dish))));
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => PreviewMenuImportResult, {
    description: 'Previews the import of a menu file. Nothing is stored.',
  })
  previewMenuImport(
    @Context() ctx: Ctx,
    @Arg('file', () => UploadedFile, file) open: OpenFile,
  ): Promise<MenuImportPreview | Problem> {
    return previewMenuImport(ctx, open);
  }

  @Visible(withScope('MENU_WRITE', suppliers))
  @Mutation(() => ImportMenuResult, {
    description: 'Adds and changes dishes from a menu file, all of them or none. None is removed.',
  })
  async importMenu(
    @Context() ctx: Ctx,
    @Arg('file', () => UploadedFile, file) open: OpenFile,
  ): Promise<MenuImported | Problem> {
    const outcome = await importMenu(ctx, open);
    if (outcome instanceof Problem) return outcome;
    const menu = await findOwnMenu(ctx);
    return menu ? Object.assign(new MenuImported(), outcome, { menu }) : new MenuNotOpen();
  }
}
