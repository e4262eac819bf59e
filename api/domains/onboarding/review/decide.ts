import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Application } from '../../suppliers/application.ts';
import { Document } from '../application/document.ts';
import { ApplicationDecided } from '../onboarding-events.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { Decision, type DecisionKind } from './decision.ts';

/** The subject of a decision: its status, the reason, and since when. */
type Decidable = Pick<Application | Document, 'rejectionReason' | 'decidedAt'> & { status: string };

interface Facts {
  kind: DecisionKind;
  application: Application;
  document?: Document;
  reason?: string;
}

/** Applies a decision to its subject, and stores and announces it, with its audit trail and the status before. */
export const decide = async (
  work: Work,
  { kind, application, document, reason }: Facts,
  change: () => void,
): Promise<void> => {
  const { em, viewer, now, record } = work;
  const subject: Decidable = document ?? application;
  const before = {
    status: subject.status,
    rejectionReason: subject.rejectionReason ?? null,
    decidedAt: subject.decidedAt?.toISOString() ?? null,
  };
  change();
  const id = newIdentifier(now);
  em.create(Decision, {
    id,
    applicationId: application.id,
    documentId: document?.id ?? null,
    kind,
    reason: reason ?? null,
    before,
    decidedBy: viewer.userId,
    decidedAt: now,
  });
  const about = document && { document: document.stepId, documentId: document.id };
  recordAudit(work, {
    action: kind,
    subjectKind: 'application',
    subjectId: application.id,
    subjectName: await kitchenNameOf(em, application),
    before: { ...about, status: before.status },
    after: { ...about, status: subject.status },
    reason: reason ?? null,
  });
  const { supplierId } = application;
  record(
    new ApplicationDecided(supplierId, application.id, id, kind, reason ?? null, document?.stepId ?? null),
  );
};
