import type { ReviewedApplication_applicationFragment } from '../../generated/graphql.ts';

export type Application = ReviewedApplication_applicationFragment;
export type Step = Application['steps'][number];
export type Document = NonNullable<Step['document']>;

/** The steps with a document in review order: those without a decision first. */
export const documentSteps = ({ steps }: Pick<Application, 'steps'>) =>
  steps.flatMap(step => (step.document ? [{ ...step, document: step.document }] : []));

export const isUndecided = ({ document }: { document: Pick<Document, 'status'> }) =>
  document.status === 'SUBMITTED';

/** The open document: the first requested one that exists, or the first that needs a decision. */
export const documentInFront = (application: Application, ...wanted: (string | null)[]) => {
  const steps = documentSteps(application);
  const chosen = wanted.map(id => steps.find(step => step.document.id === id)).find(Boolean);
  return chosen ?? steps.find(isUndecided) ?? steps[0];
};

export type Act = 'start' | 'document' | 'application';

/** What accept and reject apply to: starting the review, the open document, or the whole application. */
export const actInFront = (
  application: Pick<Application, 'status'>,
  inFront: { document: Pick<Document, 'status'> } | undefined,
): Act | null => {
  if (application.status === 'DOCUMENTS_SUBMITTED') return 'start';
  if (application.status !== 'UNDER_REVIEW') return null;
  return inFront && isUndecided(inFront) ? 'document' : 'application';
};
