import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { exportLinkMinutes } from '../../../schema/rules/export.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import { connectionOf, type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { IdempotencyConflict } from '../orders/placing/order-placing-problems.ts';
import { KitchenNotFound } from '../suppliers/kitchen-problems.ts';
import { Export } from './export.ts';
import { StartExportInput } from './export-inputs.ts';
import { exportLink } from './export-link.ts';
import { TooManyExports } from './export-problems.ts';
import { exportOwners } from './export-rules.ts';
import { type ExportRow, findExport, findExports } from './find-exports.ts';
import { startExport } from './start-export.ts';

const ExportConnection = connectionOf(Export, 'Export', withinReach);

const StartExportResult = createUnionType({
  name: 'StartExportResult',
  description: 'Export that waits, or the reason none was started.',
  types: () => [Export, InvalidInput, KitchenNotFound, IdempotencyConflict, TooManyExports] as const,
});

/** Files of many rows, for the people and programs that start them. */
@Resolver(() => Export)
export class ExportResolver {
  @Visible(exportOwners)
  @Query(() => ExportConnection, {
    description: 'Returns the exports of the viewer, of the kinds that they may read, the newest first.',
  })
  exports(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<ExportRow>> {
    return findExports(ctx, page);
  }

  @Visible(exportOwners)
  @Query(() => Export, {
    nullable: true,
    description: 'Returns an export of the viewer; null when it is not theirs.',
  })
  export(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the export.' }) id: string,
  ): Promise<ExportRow | null> {
    return findExport(ctx, id);
  }

  @Visible(exportOwners)
  @Mutation(() => StartExportResult, {
    description: "Starts an export of the viewer's kitchen, or, for staff, of one kitchen or all.",
  })
  async startExport(
    @Context() ctx: Ctx,
    @Arg('input', () => StartExportInput, { description: 'Kind, days and format.' }) input: StartExportInput,
  ): Promise<ExportRow | Problem> {
    const outcome = await startExport(ctx, input);
    return outcome instanceof Problem ? outcome : named('Export', (await findExport(ctx, outcome.id))!);
  }

  @Visible(withinReach)
  @FieldResolver(() => String, {
    nullable: true,
    description: `Link to the file for ${exportLinkMinutes} minutes from now, for anyone who has it; a new one at each read. Null unless there is a file.`,
  })
  url(@Context() ctx: Ctx, @Root() row: ExportRow): string | null {
    return exportLink(ctx, row);
  }
}
