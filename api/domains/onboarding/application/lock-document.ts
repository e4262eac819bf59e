import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Application } from '../../suppliers/application.ts';
import { OnboardingStatus } from '../../suppliers/onboarding-status.ts';
import { ApplicationMoved, DocumentAlreadyDecided, DocumentNotFound } from '../onboarding-problems.ts';
import { Document, DocumentStatus, isCurrent } from './document.ts';
import { lockApplication } from './lock-application.ts';

export interface Undecided {
  document: Document;
  application: Application;
}

/** Locks a document that waits for a decision, with its application. */
export const lockUndecidedDocument = async (work: Work, documentId: string): Promise<Undecided | Problem> => {
  if (!isIdentifier(documentId)) return new DocumentNotFound();
  const known = await work.em.findOne(Document, { id: documentId.toLowerCase() });
  const application = known && (await lockApplication(work, known.applicationId));
  if (!known || !application) return new DocumentNotFound();
  // Reloaded: it may have been decided while another transaction had the lock.
  const document = await work.em.refresh(known);
  if (!document || document.status === DocumentStatus.UPLOADED) return new DocumentNotFound();
  if (application.status !== OnboardingStatus.UNDER_REVIEW) return new ApplicationMoved(application.status);
  if (document.status !== DocumentStatus.SUBMITTED || !isCurrent(document)) {
    return new DocumentAlreadyDecided();
  }
  return { document, application };
};
