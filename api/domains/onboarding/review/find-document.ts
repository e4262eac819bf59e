import type { NotNull } from 'kysely';
import { hasRight } from '../../../../schema/staff-rights.ts';
import { ownOrWithRight } from '../../../core/access/rules.ts';
import type { Viewer } from '../../../core/access/viewer.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { type DocumentRow, documentColumns } from '../application/application-rows.ts';
import { Document } from '../application/document.ts';

const fileQuery = query(
  { Document, Application, Supplier },
  (from, { id, isReviewer, userId }: Given<{ id: string; isReviewer: boolean; userId: string }>) =>
    from
      .selectFrom('Document as d')
      .innerJoin('Application as a', 'a.id', 'd.applicationId')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where('d.id', '=', id)
      .where('d.fileExpiredAt', 'is', null)
      .where(d => d.or([d.cast<boolean>(isReviewer, 'boolean'), d('s.userId', '=', userId)]))
      .select(['d.fileKey', 'd.fileName', 'd.contentType', 'd.bytes'])
      // The key is cleared only after the document has expired.
      .$narrowType<{ fileKey: NotNull }>(),
);

export type DocumentFile = RowOf<typeof fileQuery>;

const documentsOfIdsQuery = query(
  { Document, Application, Supplier },
  (
    from,
    { ids, isReviewer, userId }: Given<{ ids: readonly string[]; isReviewer: boolean; userId: string }>,
  ) =>
    from
      .selectFrom('Document as d')
      .innerJoin('Application as a', 'a.id', 'd.applicationId')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where(d => d('d.id', '=', d.fn.any(ids)))
      .where('d.submittedAt', 'is not', null)
      .where(d => d.or([d.cast<boolean>(isReviewer, 'boolean'), d('s.userId', '=', userId)]))
      .select(documentColumns),
);

/** Staff who look on as a kitchen see only the documents that they may see themselves. */
const isHidden = ({ session }: Viewer): boolean =>
  session?.viewedBy !== undefined && !hasRight(session.viewedBy.staffRole, 'REVIEW_KITCHENS');

/** Finds submitted documents for their owner and staff who review kitchens, as the application lists them. */
export const findDocumentsOfIds = async (ctx: Ctx, ids: readonly string[]): Promise<DocumentRow[]> => {
  const { viewer, sql } = ctx;
  viewer.must(ownOrWithRight('REVIEW_KITCHENS'));
  if (isHidden(viewer)) return [];
  const isReviewer = viewer.may('REVIEW_KITCHENS');
  return documentsOfIdsQuery.all(sql, { ids, isReviewer, userId: viewer.userId });
};

/**
 * Finds a document's file for its owner and staff who review kitchens; null for other viewers and for expired
 * documents.
 */
export const findDocumentFile = async (ctx: Ctx, id: string): Promise<DocumentFile | null> => {
  ctx.viewer.must(ownOrWithRight('REVIEW_KITCHENS'));
  if (!isIdentifier(id) || isHidden(ctx.viewer)) return null;
  const file = await fileQuery.first(ctx.sql, {
    id,
    isReviewer: ctx.viewer.may('REVIEW_KITCHENS'),
    userId: ctx.viewer.userId,
  });
  return file ?? null;
};
