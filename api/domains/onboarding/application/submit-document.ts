import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { Application } from '../../suppliers/application.ts';
import type { SubmitDocumentInput } from '../onboarding-inputs.ts';
import {
  ApplicationNotFound,
  DocumentNotFound,
  StepAlreadyDone,
  StepClosed,
} from '../onboarding-problems.ts';
import { kitchenNameOf } from '../registration/kitchen-name.ts';
import { factsOf } from '../review/facts-of.ts';
import { isOpen, stepStatus } from './checklist.ts';
import { Document, DocumentStatus, documentIdIn } from './document.ts';
import { lockOwnApplication } from './lock-application.ts';
import { asksForDocument } from './onboarding-steps.ts';

/** Submits an uploaded document for its item, replacing an earlier one. */
export const submitDocument = operation(
  suppliers,
  async (work: Work, { stepId, documentUrl }: SubmitDocumentInput): Promise<Application | Problem> => {
    const { em, now } = work;
    if (!asksForDocument(stepId)) return new InvalidInput('This item takes no document.', 'stepId');
    const id = documentIdIn(documentUrl);
    if (!id) return new DocumentNotFound();
    const application = await lockOwnApplication(work);
    if (!application) return new ApplicationNotFound();
    const document = await em.findOne(Document, { id, applicationId: application.id, stepId });
    if (!document) return new DocumentNotFound();
    if (document.submittedAt) return new StepAlreadyDone(stepId);
    const status = stepStatus(await factsOf(em, application), stepId);
    if (!isOpen(application, stepId, status)) return new StepClosed(stepId);

    await em.nativeUpdate(
      Document,
      { applicationId: application.id, stepId, submittedAt: { $ne: null }, replacedAt: null },
      { replacedAt: now },
    );
    document.status = DocumentStatus.SUBMITTED;
    document.submittedAt = now;
    recordAudit(work, {
      action: 'DOCUMENT_SUBMITTED',
      subjectKind: 'application',
      subjectId: application.id,
      subjectName: await kitchenNameOf(em, application),
      after: { document: stepId, documentId: document.id },
    });
    return application;
  },
);
