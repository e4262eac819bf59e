import type { EntityManager } from '@mikro-orm/sql';
import { Application } from '../../suppliers/application.ts';
import type { ChecklistFacts } from '../application/checklist.ts';
import { Document } from '../application/document.ts';
import { Signature } from '../registration/signature.ts';

/** Loads the facts that the checklist depends on, for an application being changed. */
export const factsOf = async (em: EntityManager, application: Application): Promise<ChecklistFacts> => ({
  documents: await em.find(Document, {
    applicationId: application.id,
    submittedAt: { $ne: null },
    replacedAt: null,
  }),
  signatures: await em.find(Signature, { applicationId: application.id }),
  bankAccountReadyAt: application.bankAccountReadyAt,
});
