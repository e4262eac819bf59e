import { batched } from '../../../core/batched.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { Signature } from '../registration/signature.ts';
import { Decision } from '../review/decision.ts';
import { Application } from './application.ts';
import type { ChecklistFacts } from './checklist.ts';
import { Document, isCurrent } from './document.ts';

type Moments = 'documentsSubmittedAt' | 'decidedAt' | 'bankAccountReadyAt';

/** An application as loaded, with timestamps as PostgreSQL formats them. */
export type ApplicationRow = Pick<Application, 'id' | 'supplierId' | 'status' | 'rejectionReason'> &
  Record<Moments, string | null> & { createdAt: string };

export const applicationColumns = `a.id, a.supplier_id as "supplierId", a.status,
  a.rejection_reason as "rejectionReason", a.documents_submitted_at as "documentsSubmittedAt",
  a.decided_at as "decidedAt", a.bank_account_ready_at as "bankAccountReadyAt", a.created_at as "createdAt"`;

/** Result unions distinguish their members by class; this gives a row the class Application without copying it. */
export const asApplication = (row: ApplicationRow): ApplicationRow =>
  Object.setPrototypeOf(row, Application.prototype);

/** Groups rows by application. */
const grouped = <Row extends { applicationId: string }>(rows: Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, row => row.applicationId);

/** All documents ever submitted for an application, oldest first, without mere uploads. */
export const documentsOf = batched(async (ctx, ids) =>
  grouped(
    await ctx.sql.rows<Document>(
      `select id, application_id as "applicationId", step_id as "stepId", file_name as "fileName",
         content_type as "contentType", bytes, uploaded_at as "uploadedAt", submitted_at as "submittedAt",
         replaced_at as "replacedAt", file_expired_at as "fileExpiredAt", status, rejection_reason as "rejectionReason", decided_at as "decidedAt"
       from documents where application_id = any($1::uuid[]) and submitted_at is not null
       order by submitted_at, id`,
      [ids],
    ),
  ),
);

export const signaturesOf = batched(async (ctx, ids) =>
  grouped(
    await ctx.sql.rows<Signature>(
      `select id, application_id as "applicationId", step_id as "stepId", full_name as "fullName",
         agreement_version as "agreementVersion", signed_at as "signedAt"
       from signatures where application_id = any($1::uuid[]) order by signed_at, id`,
      [ids],
    ),
  ),
);

export type DecisionRow = Pick<Decision, 'id' | 'applicationId' | 'documentId' | 'kind' | 'reason'> & {
  decidedAt: string;
  undoneAt: string | null;
  decidedByName: string;
};

export const decisionsOf = batched(async (ctx, ids) =>
  grouped(
    await ctx.sql.rows<DecisionRow>(
      `select d.id, d.application_id as "applicationId", d.document_id as "documentId", d.kind, d.reason,
         d.decided_at as "decidedAt", d.undone_at as "undoneAt", u.name as "decidedByName"
       from decisions d join users u on u.id = d.decided_by
       where d.application_id = any($1::uuid[]) order by d.number`,
      [ids],
    ),
  ),
);

/** Facts that the checklist of an application depends on. */
export const checklistFacts = async (
  ctx: Ctx,
  { id, bankAccountReadyAt }: Pick<ApplicationRow, 'id' | 'bankAccountReadyAt'>,
): Promise<ChecklistFacts<Document, Signature>> => {
  const [documents, signatures] = await Promise.all([documentsOf(ctx, id), signaturesOf(ctx, id)]);
  return { documents: (documents ?? []).filter(isCurrent), signatures: signatures ?? [], bankAccountReadyAt };
};
