import { Arg, Ctx as Context, createUnionType, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../core/ctx.ts';
import type { OpenFile } from '../../../core/incoming-file.ts';
import { Problem } from '../../../core/problem.ts';
import { UploadFailed } from '../../../core/upload-problems.ts';
import { UploadedFile } from '../../../core/uploaded-file.ts';
import { anyone, Visible } from '../../../core/visible.ts';
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
  description: 'What the file would do, or why it cannot be read.',
  types: () => [MenuImportPreview, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const ImportMenuResult = createUnionType({
  name: 'ImportMenuResult',
  description: 'What the file did, or why nothing was stored.',
  types: () => [MenuImported, MenuRowsInvalid, InvalidMenuFile, UploadFailed, MenuNotOpen] as const,
});

const file = {
  description: 'A CSV file in UTF-8 of at most 512 KB, with a row of headings as the export has it.',
};

@Resolver(() => OwnMenu)
export class MenuFileResolver {
  @FieldResolver(() => String, {
    description: 'The menu as a CSV file, to be kept or changed and sent back.',
  })
  csv(@Root() { categories }: OwnMenu): string {
    return writeMenuCsv(categories.flatMap(({ name, dishes }) => dishes.map(dish => recordOf(name, dish))));
  }

  @Visible(anyone)
  @Mutation(() => PreviewMenuImportResult, {
    description: 'Reads a menu file and says what it would do. Nothing is stored.',
  })
  previewMenuImport(
    @Context() ctx: Ctx,
    @Arg('file', () => UploadedFile, file) open: OpenFile,
  ): Promise<MenuImportPreview | Problem> {
    return previewMenuImport(ctx, open);
  }

  @Visible(anyone)
  @Mutation(() => ImportMenuResult, {
    description: 'Adds and changes dishes by a menu file, all at once or not at all. None is removed.',
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
