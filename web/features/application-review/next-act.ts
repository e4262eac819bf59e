import type { ReviewedApplication_applicationFragment } from '../../generated/graphql.ts';

export type Application = ReviewedApplication_applicationFragment;
export type Step = Application['steps'][number];
export type Document = NonNullable<Step['document']>;

/** The steps with a document, as they are looked at: those without a decision first in mind. */
export const documentSteps = ({ steps }: Pick<Application, 'steps'>) =>
  steps.flatMap(step => (step.document ? [{ ...step, document: step.document }] : []));

export const isUndecided = ({ document }: { document: Pick<Document, 'status'> }) =>
  document.status === 'SUBMITTED';

/** The document in front of the reviewer: the first of the wanted that there is, or the first that waits for a decision. */
export const documentInFront = (application: Application, ...wanted: (string | null)[]) => {
  const steps = documentSteps(application);
  const chosen = wanted.map(id => steps.find(step => step.document.id === id)).find(Boolean);
  return chosen ?? steps.find(isUndecided) ?? steps[0];
};

export type Act = 'start' | 'document' | 'application';

/** What accepting or rejecting is about: taking it on, the document in front, or the application as a whole. */
export const actInFront = (
  application: Pick<Application, 'status'>,
  inFront: { document: Pick<Document, 'status'> } | undefined,
): Act | null => {
  if (application.status === 'DOCUMENTS_SUBMITTED') return 'start';
  if (application.status !== 'UNDER_REVIEW') return null;
  return inFront && isUndecided(inFront) ? 'document' : 'application';
};
