import type { Ctx } from '../../../core/ctx.ts';

/** The viewer's signatures and documents, for the export of their data. */
export const ownDocuments = async (ctx: Ctx) => {
  const own = (columns: string, table: string) =>
    ctx.sql.rows(
      `select ${columns} from ${table} item join applications a on a.id = item.application_id
       join suppliers s on s.id = a.supplier_id where s.user_id = $1 order by item.id`,
      [ctx.viewer.userId],
    );
  const [signatures, documents] = await Promise.all([
    own(
      `item.step_id as "stepId", item.full_name as "fullName", item.agreement_version as "agreementVersion",
       item.signed_at as "signedAt", item.source`,
      'signatures',
    ),
    own(
      `item.id, item.step_id as "stepId", item.file_name as "fileName", item.bytes,
       item.uploaded_at as "uploadedAt", item.status, item.rejection_reason as "rejectionReason"`,
      'documents',
    ),
  ]);
  return { signatures, documents };
};
