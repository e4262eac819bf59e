import type { Ctx } from '../../../core/ctx.ts';
import { isIdentifier } from '../../../core/identifier.ts';
import { admins, signedIn } from '../../../core/rules.ts';
import { Document } from '../application/document.ts';

export type DocumentFile = Pick<Document, 'fileName' | 'contentType' | 'bytes'> & { fileKey: string };

/** Finds a document's file for its owner and admins; undefined for other viewers and for expired documents. */
export const findDocumentFile = async (ctx: Ctx, id: string): Promise<DocumentFile | null> => {
  ctx.viewer.must(signedIn);
  if (!isIdentifier(id)) return null;
  const [file] = await ctx.sql.rows<DocumentFile>(
    `select d.file_key as "fileKey", d.file_name as "fileName", d.content_type as "contentType", d.bytes
     from documents d join applications a on a.id = d.application_id join suppliers s on s.id = a.supplier_id
     where d.id = $1 and d.file_expired_at is null and ($2::boolean or s.user_id = $3)`,
    [id, admins(ctx.viewer), ctx.viewer.userId],
  );
  return file ?? null;
};
