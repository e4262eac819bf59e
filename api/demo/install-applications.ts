import { createHash } from 'node:crypto';
import type { FileStore } from '../core/file-store.ts';
import type { Sql } from '../core/sql.ts';
import { agreementOf } from '../domains/onboarding/agreements/agreement.ts';
import { DocumentStatus } from '../domains/onboarding/application/document.ts';
import { OnboardingStepId as Step } from '../domains/onboarding/onboarding-step-id.ts';
import { DecisionKind } from '../domains/onboarding/review/decision.ts';
import { type DemoApplication, type DemoDocument, demoDocuments } from './application-papers.ts';
import { demoId } from './demo-id.ts';
import { insertRows, type Row } from './insert-rows.ts';

const hourInMs = 3_600_000;
const after = ({ registeredAt }: DemoApplication, hours: number) =>
  new Date(registeredAt.getTime() + hours * hourInMs);

const applicationId = ({ kitchenName }: DemoApplication) => demoId('application', kitchenName);
const documentId = ({ kitchenName }: DemoApplication, stepId: Step) =>
  demoId('document', `${kitchenName}/${stepId}`);

const signatureRows = (application: DemoApplication): Row[] =>
  [Step.SUPPLIER_AGREEMENT, Step.NDA].map(stepId => {
    const { version, fingerprint } = agreementOf(stepId);
    return {
      id: demoId('signature', `${application.kitchenName}/${stepId}`),
      application_id: applicationId(application),
      step_id: stepId,
      full_name: application.cookName,
      agreement_version: version,
      agreement_hash: fingerprint,
      signed_at: after(application, 2),
      client_signed_at: after(application, 2),
      source: '192.0.2.1',
    };
  });

const documentRow = async (
  files: FileStore,
  application: DemoApplication,
  { stepId, status, rejectionReason, file }: DemoDocument,
): Promise<Row> => {
  const isDecided = status === DocumentStatus.APPROVED || status === DocumentStatus.REJECTED;
  return {
    id: documentId(application, stepId),
    application_id: applicationId(application),
    step_id: stepId,
    file_key: await files.put(file.content, file.contentType),
    file_name: file.name,
    content_type: file.contentType,
    bytes: file.content.length,
    content_hash: createHash('sha256').update(file.content).digest('hex'),
    uploaded_at: after(application, 5),
    submitted_at: after(application, 5),
    status,
    rejection_reason: rejectionReason ?? null,
    decided_at: isDecided ? after(application, 78) : null,
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

const decisionRows = (application: DemoApplication, documents: DemoDocument[], adminId: string): Row[] =>
  decisionsOf(application, documents).map(({ kind, hours, stepId, reason, before }) => ({
    id: demoId('decision', `${application.kitchenName}/${kind}/${stepId ?? ''}`),
    application_id: applicationId(application),
    document_id: stepId ? documentId(application, stepId) : null,
    kind,
    reason: reason ?? null,
    before: { status: before, rejectionReason: null, decidedAt: null },
    decided_by: adminId,
    decided_at: after(application, hours),
  }));

/** Signatures, documents with their files, and decisions: what the review desk shows. */
export const installApplications = async (
  db: Sql,
  files: FileStore,
  applications: readonly DemoApplication[],
): Promise<void> => {
  const [admin] = await db.rows<{ id: string }>("select id from users where role = 'ADMIN' limit 1");
  await insertRows(db, 'signatures', applications.flatMap(signatureRows));
  const documents: Row[] = [];
  const decisions: Row[] = [];
  for (const application of applications) {
    const own = await demoDocuments(application);
    for (const document of own) documents.push(await documentRow(files, application, document));
    if (admin) decisions.push(...decisionRows(application, own, admin.id));
  }
  await insertRows(db, 'documents', documents);
  await insertRows(db, 'decisions', decisions);
};
