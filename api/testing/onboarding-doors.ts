import type { Visitor } from './visitor.ts';

/** Result of a step: nothing, or the Problem. */
export interface StepOutcome {
  code?: string;
  message?: string;
  field?: string | null;
}

export interface OnboardingDoor {
  name: string;
  /** `stepId` and statuses are as specified. */
  status(cook: Visitor): Promise<string>;
  done(cook: Visitor): Promise<string[]>;
  sign(cook: Visitor, stepId: string, fullName: string, isRead?: boolean): Promise<StepOutcome>;
  upload(
    cook: Visitor,
    stepId: string,
    content: Uint8Array,
    name?: string,
  ): Promise<StepOutcome & { documentUrl?: string }>;
  submitDocument(cook: Visitor, stepId: string, documentUrl: string): Promise<StepOutcome>;
  markBankAccountReady(cook: Visitor): Promise<StepOutcome>;
  submitForReview(cook: Visitor): Promise<StepOutcome>;
}

const outcome = '__typename ... on Problem { code message field }';

const change = async (cook: Visitor, text: string, variables: Record<string, unknown> = {}) => {
  const data = await cook.graphql(text, variables);
  return Object.values(data)[0] as StepOutcome & { __typename: string; documentUrl?: string };
};

/** A form with a file, as browsers send it. */
const fileOf = (content: Uint8Array, name: string) => new File([new Uint8Array(content)], name);

export const uploadMutation = `mutation ($stepId: OnboardingStepId!, $file: Upload!) {
  uploadDocument(stepId: $stepId, file: $file) {
    ${outcome} ... on Document { documentUrl fileName contentType bytes }
  }
}`;

export const graphqlForm = (stepId: string, content: Uint8Array, name: string): FormData => {
  const form = new FormData();
  const variables = { stepId: stepId.toUpperCase(), file: null };
  form.append('operations', JSON.stringify({ query: uploadMutation, variables }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', fileOf(content, name));
  return form;
};

export const throughGraphQL: OnboardingDoor = {
  name: 'GraphQL',
  status: async cook => (await cook.graphql('{ onboarding { status } }')).onboarding.status.toLowerCase(),
  done: async cook => {
    const { onboarding } = await cook.graphql('{ onboarding { steps { stepId completed } } }');
    return onboarding.steps
      .filter((step: { completed: boolean }) => step.completed)
      .map(({ stepId }: { stepId: string }) => stepId.toLowerCase());
  },
  sign: (cook, stepId, fullName, acknowledged = true) =>
    change(cook, `mutation ($input: SignAgreementInput!) { signAgreement(input: $input) { ${outcome} } }`, {
      input: { stepId: stepId.toUpperCase(), fullName, acknowledged, signedAt: '2026-11-17T16:59:00Z' },
    }),
  upload: async (cook, stepId, content, name = 'document.pdf') => {
    const response = await cook.send('/graphql', {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'yes' },
      body: graphqlForm(stepId, content, name),
    });
    const { data, errors } = JSON.parse(await response.text());
    if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
    return data.uploadDocument;
  },
  submitDocument: (cook, stepId, documentUrl) =>
    change(cook, `mutation ($input: SubmitDocumentInput!) { submitDocument(input: $input) { ${outcome} } }`, {
      input: { stepId: stepId.toUpperCase(), documentUrl },
    }),
  markBankAccountReady: cook => change(cook, `mutation { markBankAccountReady { ${outcome} } }`),
  submitForReview: cook => change(cook, `mutation { submitForReview { ${outcome} } }`),
};

const stepOfField: Record<string, string> = {
  supplierAgreementSigned: 'supplier_agreement',
  ndaSigned: 'nda',
  businessRegistration: 'business_registration',
  businessLicense: 'business_license',
  taxId: 'tax_id',
  businessInsuranceCert: 'business_insurance',
  productLiabilityCert: 'product_liability',
  haccpCertification: 'haccp',
  foodHandlersCert: 'food_handlers',
  thirdPartyAuditCert: 'third_party_audit',
  gmpCertification: 'gmp',
  healthDeptPermit: 'health_permit',
  bankAccountVerified: 'bank_account',
  foodSafetyProcedures: 'food_safety_procedures',
  rawMaterialSpecs: 'raw_materials',
  allergenControlPlan: 'allergen_control',
  qualityControlPlan: 'quality_control',
  halalCertification: 'halal',
  kosherCertification: 'kosher',
  organicCertification: 'organic',
};

const update = async (cook: Visitor, body: Record<string, unknown>): Promise<StepOutcome> =>
  (await cook.rest('POST', '/api/supplier/update-onboarding', body)).body;

export const throughRest: OnboardingDoor = {
  name: 'REST',
  status: async cook => (await cook.rest('GET', '/api/supplier/onboarding-status')).body.onboardingStatus,
  done: async cook => {
    const { body } = await cook.rest('GET', '/api/supplier/onboarding-status');
    return Object.entries(stepOfField).flatMap(([field, stepId]) => (body[field] ? [stepId] : []));
  },
  sign: (cook, stepId, fullName, signed = true) =>
    update(cook, { stepId, fullName, signed, signedAt: '2026-11-17T16:59:00.000Z' }),
  upload: async (cook, stepId, content, name = 'document.pdf') => {
    const form = new FormData();
    form.append('file', fileOf(content, name));
    form.append('stepId', stepId);
    const response = await cook.send('/api/supplier/upload-document', { method: 'POST', body: form });
    return JSON.parse(await response.text());
  },
  submitDocument: (cook, stepId, documentUrl) => update(cook, { stepId, documentUrl }),
  markBankAccountReady: cook => update(cook, { stepId: 'bank_account', documentUrl: 'verified' }),
  submitForReview: cook => update(cook, { stepId: 'submit_for_review', status: 'documents_submitted' }),
};

export const onboardingDoors = [throughGraphQL, throughRest];
