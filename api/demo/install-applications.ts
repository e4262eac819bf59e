import { createHash } from 'node:crypto';
import { Role } from '../core/access/role.ts';
import type { Sql } from '../core/database/sql.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
import { query } from '../core/query/query.ts';
import { User } from '../domains/identity/user.ts';
import { agreementOf } from '../domains/onboarding/agreements/agreement.ts';
import { Document, DocumentStatus } from '../domains/onboarding/application/document.ts';
import { OnboardingStepId as Step } from '../domains/onboarding/onboarding-step-id.ts';
import { Signature } from '../domains/onboarding/registration/signature.ts';
import { Decision, DecisionKind } from '../domains/onboarding/review/decision.ts';
import { type DemoApplication, type DemoDocument, demoDocuments } from './demo-documents.ts';
import { demoId } from './demo-id.ts';
import { insertRows, type Row } from './insert-rows.sql.ts';

const hourInMs = 3_600_000;
const after = ({ registeredAt }: DemoApplication, hours: number) =>
  new Date(registeredAt.getTime() + hours * hourInMs);

const applicationId = ({ kitchenName }: DemoApplication) => demoId('application', kitchenName);
const documentId = ({ kitchenName }: DemoApplication, stepId: Step) =>
  demoId('document', `${kitchenName}/${stepId}`);

const signatureRows = (application: DemoApplication): Row<Signature>[] =>
  [Step.SUPPLIER_AGREEMENT, Step.NDA].map(stepId => {
    const { version, fingerprint } = agreementOf(stepId);
    return {
      id: demoId('signature', `${application.kitchenName}/${stepId}`),
      applicationId: applicationId(application),
      stepId: stepId,
      fullName: application.cookName,
      agreementVersion: version,
      agreementHash: fingerprint,
      signedAt: after(application, 2),
      clientSignedAt: after(application, 2),
      source: '192.0.2.1',
    };
  });

const documentRow = async (
  files: FileStore,
  application: DemoApplication,
  { stepId, status, rejectionReason, file }: DemoDocument,
): Promise<Row<Document>> => {
  const isDecided = status === DocumentStatus.APPROVED || status === DocumentStatus.REJECTED;
  return {
    id: documentId(application, stepId),
    applicationId: applicationId(application),
    stepId: stepId,
    fileKey: await files.put(file.content, file.contentType),
    fileName: file.name,
    contentType: file.contentType,
    bytes: file.content.length,
    contentHash: createHash('sha256').update(file.content).digest('hex'),
    uploadedAt: after(application, 5),
    submittedAt: after(application, 5),
    status,
    rejectionReason: rejectionReason ?? null,
    decidedAt: isDecided ? after(application, 78) : null,
  };
};

interface Decided {
  kind: DecisionKind;
  hours: number;
  stepId?: Step;
  reason?: string | undefined;
  before: string;
}

/** Decisions before an application got its current status. */
const decisionsOf = ({ status, rejectionReason }: DemoApplication, documents: DemoDocument[]): Decided[] => {
  if (status === 'pending' || status === 'documents_submitted') return [];
  const aboutDocuments = documents.flatMap(
    ({ stepId, status: became, rejectionReason: reason }): Decided[] => {
      if (became === DocumentStatus.SUBMITTED) return [];
      const kind =
        became === DocumentStatus.APPROVED ? DecisionKind.DOCUMENT_ACCEPTED : DecisionKind.DOCUMENT_REJECTED;
      return [{ kind, hours: 78, stepId, reason, before: 'submitted' }];
    },
  );
  const start = { kind: DecisionKind.REVIEW_STARTED, hours: 76, before: 'documents_submitted' };
  if (status === 'under_review') return [start, ...aboutDocuments];
  const kind = status === 'approved' ? DecisionKind.APPLICATION_APPROVED : DecisionKind.APPLICATION_REJECTED;
  return [start, ...aboutDocuments, { kind, hours: 80, reason: rejectionReason, before: 'under_review' }];
};

const decisionRows = (
  application: DemoApplication,
  documents: DemoDocument[],
  adminId: string,
): Row<Decision>[] =>
  decisionsOf(application, documents).map(({ kind, hours, stepId, reason, before }) => ({
    id: demoId('decision', `${application.kitchenName}/${kind}/${stepId ?? ''}`),
    applicationId: applicationId(application),
    documentId: stepId ? documentId(application, stepId) : null,
    kind,
    reason: reason ?? null,
    before: { status: before, rejectionReason: null, decidedAt: null },
    decidedBy: adminId,
    decidedAt: after(application, hours),
  }));

const adminQuery = query({ User }, from =>
  from.selectFrom('User').where('role', '=', Role.ADMIN).select('id').limit(1),
);

/** Signatures, documents with their files, and decisions: what the application review shows. */
export const installApplications = async (
  db: Sql,
  files: FileStore,
  applications: readonly DemoApplication[],
): Promise<void> => {
  const admin = await adminQuery.first(db, {});
  await insertRows(db, Signature, applications.flatMap(signatureRows));
  const documents: Row<Document>[] = [];
  const decisions: Row<Decision>[] = [];
  for (const application of applications) {
    const own = await demoDocuments(application);
    for (const document of own) documents.push(await documentRow(files, application, document));
    if (admin) decisions.push(...decisionRows(application, own, admin.id));
  }
  await insertRows(db, Document, documents);
  await insertRows(db, Decision, decisions);
};
