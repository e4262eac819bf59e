import type { EntityManager } from '@mikro-orm/sql';
import { Application } from '../application/application.ts';
import type { ChecklistFacts } from '../application/checklist.ts';
import { Document } from '../application/document.ts';
import { Signature } from '../registration/signature.ts';

/** What the checklist of an application that is being changed depends on. */
export const factsOf = async (em: EntityManager, application: Application): Promise<ChecklistFacts> => ({
  documents: await em.find(Document, {
    applicationId: application.id,
    submittedAt: { $ne: null },
    replacedAt: null,
  }),
  signatures: await em.find(Signature, { applicationId: application.id }),
  bankAccountReadyAt: application.bankAccountReadyAt,
});
