import type { Selection } from 'kysely';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Columns } from '../../../core/query/columns.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Application } from '../../suppliers/application.ts';
import { Signature } from '../registration/signature.ts';
import { Decision } from '../review/decision.ts';
import type { ChecklistFacts } from './checklist.ts';
import { Document, isCurrent } from './document.ts';

/** Columns of an application that its kitchen and admins read; `a` is the application. */
export const applicationColumns = [
  'a.id',
  'a.supplierId',
  'a.status',
  'a.rejectionReason',
  'a.documentsSubmittedAt',
  'a.decidedAt',
  'a.bankAccountReadyAt',
  'a.createdAt',
] as const;

/** An application as loaded, with timestamps as PostgreSQL formats them. */
export type ApplicationRow = Selection<{ a: Columns<Application> }, 'a', (typeof applicationColumns)[number]>;

type OfApplications = Given<{ ids: readonly string[] }>;

/** Columns of a document `d`. */
export const documentColumns = [
  'd.id',
  'd.applicationId',
  'd.stepId',
  'd.fileName',
  'd.contentType',
  'd.bytes',
  'd.uploadedAt',
  'd.submittedAt',
  'd.replacedAt',
  'd.fileExpiredAt',
  'd.status',
  'd.rejectionReason',
  'd.decidedAt',
] as const;

const documentsQuery = query({ Document }, (from, { ids }: OfApplications) =>
  from
    .selectFrom('Document as d')
    .where(document => document('d.applicationId', '=', document.fn.any(ids)))
    .where('submittedAt', 'is not', null)
    .select(documentColumns)
    .orderBy('submittedAt')
    .orderBy('id'),
);

const signaturesQuery = query({ Signature }, (from, { ids }: OfApplications) =>
  from
    .selectFrom('Signature')
    .where(signature => signature('applicationId', '=', signature.fn.any(ids)))
    .select(['id', 'applicationId', 'stepId', 'fullName', 'agreementVersion', 'signedAt'])
    .orderBy('signedAt')
    .orderBy('id'),
);

const decisionsQuery = query({ Decision, User }, (from, { ids }: OfApplications) =>
  from
    .selectFrom('Decision as d')
    .innerJoin('User as u', 'u.id', 'd.decidedBy')
    .where(d => d('d.applicationId', '=', d.fn.any(ids)))
    .select(['d.id', 'd.applicationId', 'd.documentId', 'd.kind', 'd.reason', 'd.decidedAt', 'd.undoneAt'])
    .select('u.name as decidedByName')
    .orderBy('d.number'),
);

export type DocumentRow = RowOf<typeof documentsQuery>;
export type SignatureRow = RowOf<typeof signaturesQuery>;
export type DecisionRow = RowOf<typeof decisionsQuery>;

/** Groups rows by application. */
const grouped = <Row extends { applicationId: string }>(rows: Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, row => row.applicationId);

/** All documents ever submitted for an application, oldest first, without mere uploads. */
export const documentsOf = batched(async (ctx, ids) => grouped(await documentsQuery.all(ctx.sql, { ids })));

export const signaturesOf = batched(async (ctx, ids) => grouped(await signaturesQuery.all(ctx.sql, { ids })));

export const decisionsOf = batched(async (ctx, ids) => grouped(await decisionsQuery.all(ctx.sql, { ids })));

/** Facts that the checklist of an application depends on. */
export const checklistFacts = async (
  ctx: Ctx,
  { id, bankAccountReadyAt }: Pick<ApplicationRow, 'id' | 'bankAccountReadyAt'>,
): Promise<ChecklistFacts<DocumentRow, SignatureRow>> => {
  const [documents, signatures] = await Promise.all([documentsOf(ctx, id), signaturesOf(ctx, id)]);
  return { documents: (documents ?? []).filter(isCurrent), signatures: signatures ?? [], bankAccountReadyAt };
};
