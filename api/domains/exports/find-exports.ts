import { type AskedPage, Page, partOf } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { isIdentifier } from '../../core/values/identifier.ts';
import { Export } from './export.ts';
import type { ExportKind } from './export-enums.ts';
import { exportOwners, kindsFor } from './export-rules.ts';

/** Columns of an export that its owner reads, and those by which its link is made. */
const exportColumns = [
  'x.id',
  'x.kind',
  'x.format',
  'x.from',
  'x.to',
  'x.supplierId',
  'x.status',
  'x.failure',
  'x.rows',
  'x.bytes',
  'x.createdAt',
  'x.startedAt',
  'x.finishedAt',
  'x.expiresAt',
] as const;

interface Own {
  userId: string;
  kinds: readonly ExportKind[];
}

const exportsQuery = eitherWay('desc', scan =>
  query({ Export }, (from, given: Given<Keyset & Own>) => {
    const exports = from
      .selectFrom('Export as x')
      .where('x.userId', '=', given.userId)
      .where(x => x('x.kind', '=', x.fn.any(given.kinds)))
      .select(exportColumns);
    return readByKeyset(exports, ['x.createdAt', 'x.id'], scan, given);
  }),
);

const exportsOfIdsQuery = query({ Export }, (from, given: Given<Own & { ids: readonly string[] }>) =>
  from
    .selectFrom('Export as x')
    .where(x => x('x.id', '=', x.fn.any(given.ids)))
    .where('x.userId', '=', given.userId)
    .where(x => x('x.kind', '=', x.fn.any(given.kinds)))
    .select(exportColumns),
);

export type ExportRow = RowOf<typeof exportsOfIdsQuery>;

const ownOf = ({ viewer }: Ctx): Own => {
  viewer.must(exportOwners);
  return { userId: viewer.userId, kinds: kindsFor(viewer) };
};

/** Finds the viewer's exports of the kinds that they may read, the newest first. */
export const findExports = async (ctx: Ctx, asked: AskedPage): Promise<Page<ExportRow>> => {
  const part = partOf(asked);
  const rows = await exportsQuery(part).all(ctx.sql, { ...ownOf(ctx), ...keysetOf(part, 'desc') });
  return new Page(rows, part, row => [row.createdAt, row.id]);
};

/** Finds those of the exports that are the viewer's. */
export const findExportsOfIds = (ctx: Ctx, ids: readonly string[]): Promise<ExportRow[]> =>
  exportsOfIdsQuery.all(ctx.sql, { ...ownOf(ctx), ids });

/** Finds an export of the viewer; any other is treated as not found. */
export const findExport = async (ctx: Ctx, id: string): Promise<ExportRow | null> =>
  (await findExportsOfIds(ctx, [id].filter(isIdentifier)))[0] ?? null;
