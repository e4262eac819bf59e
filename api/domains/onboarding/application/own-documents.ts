import type { Ctx } from '../../../core/ctx.ts';

/** What the viewer signed and uploaded as a kitchen, for whoever wants all that is kept about them. */
export const ownDocuments = async (ctx: Ctx) => {
  const own = (columns: string, table: string) =>
    ctx.sql.rows(
      `select ${columns} from ${table} paper join applications a on a.id = paper.application_id
       join suppliers s on s.id = a.supplier_id where s.user_id = $1 order by paper.id`,
      [ctx.viewer.userId],
    );
  const [signatures, documents] = await Promise.all([
    own(
      `paper.step_id as "stepId", paper.full_name as "fullName", paper.agreement_version as "agreementVersion",
       paper.signed_at as "signedAt", paper.source`,
      'signatures',
    ),
    own(
      `paper.id, paper.step_id as "stepId", paper.file_name as "fileName", paper.bytes,
       paper.uploaded_at as "uploadedAt", paper.status, paper.rejection_reason as "rejectionReason"`,
      'documents',
    ),
  ]);
  return { signatures, documents };
};
