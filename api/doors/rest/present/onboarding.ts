import * as z from 'zod';
import type { ApplicationRow } from '../../../domains/onboarding/application/application-rows.ts';
import type { OnboardingStep } from '../../../domains/onboarding/application/onboarding-step.ts';
import { OnboardingStepId as Id } from '../../../domains/onboarding/onboarding-step-id.ts';
import { OnboardingStatus } from '../../../domains/suppliers/onboarding-status.ts';
import { doneShape, flagShape, moment, momentShape, textShape } from './common.ts';

/** The specification's field of each document. */
const fieldOf = {
  businessRegistration: Id.BUSINESS_REGISTRATION,
  businessLicense: Id.BUSINESS_LICENSE,
  taxId: Id.TAX_ID,
  businessInsuranceCert: Id.BUSINESS_INSURANCE,
  productLiabilityCert: Id.PRODUCT_LIABILITY,
  haccpCertification: Id.HACCP,
  foodHandlersCert: Id.FOOD_HANDLERS,
  thirdPartyAuditCert: Id.THIRD_PARTY_AUDIT,
  gmpCertification: Id.GMP,
  healthDeptPermit: Id.HEALTH_PERMIT,
  foodSafetyProcedures: Id.FOOD_SAFETY_PROCEDURES,
  rawMaterialSpecs: Id.RAW_MATERIALS,
  allergenControlPlan: Id.ALLERGEN_CONTROL,
  qualityControlPlan: Id.QUALITY_CONTROL,
  halalCertification: Id.HALAL,
  kosherCertification: Id.KOSHER,
  organicCertification: Id.ORGANIC,
};

type DocumentField = keyof typeof fieldOf;

const documentField = z
  .string()
  .nullable()
  .meta({ description: 'Address of the document that counts; null while one is needed.', examples: [null] });
const documentFields = Object.fromEntries(
  Object.keys(fieldOf).map(field => [field, documentField]),
) as Record<DocumentField, typeof documentField>;

export const onboardingStatusShape = z
  .enum(OnboardingStatus)
  .meta({ description: 'Status of the application.' });

export const onboardingShape = z
  .object({
    onboardingStatus: onboardingStatusShape,
    rejectionReason: textShape(
      'Reason of the rejection; null unless it is rejected.',
      'Blurred scan.',
    ).nullable(),
    supplierAgreementSigned: flagShape('Whether the supplier agreement is signed.'),
    ndaSigned: flagShape('Whether the non-disclosure agreement is signed.'),
    bankAccountVerified: flagShape('Whether the bank account is marked ready.', false),
    ...documentFields,
    documentsSubmittedAt: momentShape('Time it was last submitted for review; null before.').nullable(),
  })
  .meta({ id: 'Onboarding', description: "Kitchen's application, item by item of its checklist." });

export const stepDoneShape = z
  .object({
    success: doneShape,
    message: textShape('Message for people.', 'Your onboarding step has been completed successfully.'),
    onboardingStatus: onboardingStatusShape,
  })
  .meta({ id: 'StepDone', description: 'Item of the checklist that is done.' });

export const documentUploadedShape = z
  .object({
    success: doneShape,
    documentUrl: textShape(
      'Address of the document, to send to `update-onboarding`.',
      '/api/documents/019a8c2e',
    ),
  })
  .meta({ id: 'DocumentUploaded', description: 'Document that is stored; it counts once it is submitted.' });

/**
 * One flat record with a field for each document. There a URL means that the kitchen has done its part, so a
 * rejected document, which must be uploaded again, has none.
 */
export const presentOnboarding = (
  application: ApplicationRow,
  steps: readonly OnboardingStep[],
): z.output<typeof onboardingShape> => {
  const step = (stepId: Id) => steps.find(each => each.stepId === stepId)!;
  const documents = Object.entries(fieldOf).map(([field, stepId]) => [
    field,
    step(stepId).completed ? step(stepId).documentUrl : null,
  ]);
  return {
    onboardingStatus: application.status,
    rejectionReason: application.rejectionReason,
    supplierAgreementSigned: step(Id.SUPPLIER_AGREEMENT).completed,
    ndaSigned: step(Id.NDA).completed,
    bankAccountVerified: step(Id.BANK_ACCOUNT).completed,
    ...(Object.fromEntries(documents) as Record<DocumentField, string | null>),
    documentsSubmittedAt: application.documentsSubmittedAt && moment(application.documentsSubmittedAt),
  };
};
