import type { NotNull } from 'kysely';
import { admins, signedIn } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Application } from '../../suppliers/application.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Document } from '../application/document.ts';

const fileQuery = query(
  { Document, Application, Supplier },
  (from, { id, isAdmin, userId }: Given<{ id: string; isAdmin: boolean; userId: string }>) =>
    from
      .selectFrom('Document as d')
      .innerJoin('Application as a', 'a.id', 'd.applicationId')
      .innerJoin('Supplier as s', 's.id', 'a.supplierId')
      .where('d.id', '=', id)
      .where('d.fileExpiredAt', 'is', null)
      .where(d => d.or([d.cast<boolean>(isAdmin, 'boolean'), d('s.userId', '=', userId)]))
      .select(['d.fileKey', 'd.fileName', 'd.contentType', 'd.bytes'])
      // The key is cleared only after the document has expired.
      .$narrowType<{ fileKey: NotNull }>(),
);

export type DocumentFile = RowOf<typeof fileQuery>;

/** Finds a document's file for its owner and admins; null for other viewers and for expired documents. */
export const findDocumentFile = async (ctx: Ctx, id: string): Promise<DocumentFile | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  const file = await fileQuery.first(ctx.sql, {
    id,
    isAdmin: admins(ctx.viewer),
    userId: ctx.viewer.userId,
  });
  return file ?? null;
};
