import type { EntityManager } from '@mikro-orm/sql';
import { Application } from './application.ts';
import type { ChecklistFacts } from './checklist.ts';
import { Document } from './document.ts';
import { Signature } from './signature.ts';

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
