import type { ApplicationRow } from '../../../domains/onboarding/application/application-rows.ts';
import type { OnboardingStep } from '../../../domains/onboarding/application/onboarding-step.ts';
import { OnboardingStepId as Id } from '../../../domains/onboarding/onboarding-step-id.ts';

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

/**
 * One flat record with a field for each document. There a URL means that the kitchen has done its part, so a
 * rejected document, which must be uploaded again, has none.
 */
export const presentOnboarding = (application: ApplicationRow, steps: readonly OnboardingStep[]) => {
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
    ...(Object.fromEntries(documents) as Record<keyof typeof fieldOf, string | null>),
    documentsSubmittedAt:
      application.documentsSubmittedAt && new Date(application.documentsSubmittedAt).toISOString(),
  };
};
