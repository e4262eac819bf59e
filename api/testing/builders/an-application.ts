import { throughRest } from '../onboarding-doors.ts';
import type { Visitor } from '../visitor.ts';
import { aPdf } from './a-file.ts';

export const mandatory = ['business_license', 'business_insurance', 'health_permit'];

export const giveDocument = async (cook: Visitor, stepId: string, content = aPdf(stepId)) => {
  const { documentUrl } = await throughRest.upload(cook, stepId, content, `${stepId}.pdf`);
  await throughRest.submitDocument(cook, stepId, documentUrl!);
  return documentUrl!;
};

/** Completes everything required before an application can be submitted. */
export const completeRequired = async (cook: Visitor): Promise<void> => {
  for (const stepId of ['supplier_agreement', 'nda']) await throughRest.sign(cook, stepId, 'Asha Rao');
  for (const stepId of mandatory) await giveDocument(cook, stepId);
};

export const applicationFields = `id status rejectionReason journeyStep requiredCompleted
  steps { stepId status completed rejectionReason documentUrl document { id } }
  decisions { id kind reason undoneAt decidedByName }
  viewerCanSubmitForReview viewerCanStartReview viewerCanApprove viewerCanReject`;

/** The only application, as an admin sees it. */
export const theApplication = async (admin: Visitor) =>
  (await admin.graphql(`{ applications { nodes { ${applicationFields} } } }`)).applications.nodes[0];

const reasoned: Record<string, [input: string, subject: string]> = {
  rejectDocument: ['RejectDocumentInput!', 'documentId'],
  rejectApplication: ['RejectApplicationInput!', 'applicationId'],
};
const subjects: Record<string, string> = {
  startReview: 'applicationId',
  approveApplication: 'applicationId',
  acceptDocument: 'documentId',
  undoDecision: 'decisionId',
};

export const decideDocument = (act: string): string => {
  const [type, name] = reasoned[act] ?? ['ID!', subjects[act]!];
  const argument = reasoned[act] ? 'input' : name;
  return `mutation ($it: ${type}) { ${act}(${argument}: $it) {
    __typename ... on Application { ${applicationFields} } ... on Problem { code message field } } }`;
};

/** An admin's operation on an application, a document or a decision, by id. */
export const decide = async (admin: Visitor, act: string, id: string, reason = 'It has expired.') => {
  const it = reasoned[act] ? { [reasoned[act][1]]: id, reason } : id;
  return (await admin.graphql(decideDocument(act), { it }))[act];
};

interface Reviewed {
  steps: { stepId: string; document: { id: string } | null }[];
}

export const documentIdOf = (application: Reviewed, stepId: string): string =>
  application.steps.find(step => step.stepId === stepId.toUpperCase())!.document!.id;

/** Approves all mandatory documents. */
export const acceptMandatory = async (admin: Visitor): Promise<void> => {
  const application = await theApplication(admin);
  for (const stepId of mandatory) await decide(admin, 'acceptDocument', documentIdOf(application, stepId));
};
