import { registerEnumType } from 'type-graphql';

/** The specification's stepIds. */
export enum OnboardingStepId {
  SUPPLIER_AGREEMENT = 'supplier_agreement',
  NDA = 'nda',
  BUSINESS_REGISTRATION = 'business_registration',
  BUSINESS_LICENSE = 'business_license',
  TAX_ID = 'tax_id',
  BUSINESS_INSURANCE = 'business_insurance',
  PRODUCT_LIABILITY = 'product_liability',
  HACCP = 'haccp',
  FOOD_HANDLERS = 'food_handlers',
  THIRD_PARTY_AUDIT = 'third_party_audit',
  GMP = 'gmp',
  HEALTH_PERMIT = 'health_permit',
  BANK_ACCOUNT = 'bank_account',
  FOOD_SAFETY_PROCEDURES = 'food_safety_procedures',
  RAW_MATERIALS = 'raw_materials',
  ALLERGEN_CONTROL = 'allergen_control',
  QUALITY_CONTROL = 'quality_control',
  HALAL = 'halal',
  KOSHER = 'kosher',
  ORGANIC = 'organic',
}

export enum StepCategory {
  AGREEMENT = 'agreement',
  BUSINESS = 'business',
  SAFETY = 'safety',
  FINANCIAL = 'financial',
  OPERATIONAL = 'operational',
  SPECIAL = 'special',
}

export enum StepStatus {
  PENDING = 'pending',
  SUBMITTED = 'submitted',
  APPROVED = 'approved',
  REJECTED = 'rejected',
}

registerEnumType(OnboardingStepId, {
  name: 'OnboardingStepId',
  description: 'Item of the onboarding checklist.',
  valuesConfig: {
    SUPPLIER_AGREEMENT: { description: 'Supplier agreement.' },
    NDA: { description: 'Non-disclosure agreement.' },
    BUSINESS_REGISTRATION: { description: 'Registration of the business.' },
    BUSINESS_LICENSE: { description: 'Food service license.' },
    TAX_ID: { description: 'Letter with the EIN of the business.' },
    BUSINESS_INSURANCE: { description: 'General liability insurance.' },
    PRODUCT_LIABILITY: { description: 'Product liability insurance.' },
    HACCP: { description: 'HACCP certificate.' },
    FOOD_HANDLERS: { description: "Food handler's certificate." },
    THIRD_PARTY_AUDIT: { description: 'Report of a third-party audit.' },
    GMP: { description: 'GMP certificate.' },
    HEALTH_PERMIT: { description: 'Health department permit.' },
    BANK_ACCOUNT: { description: 'Bank account for payouts.' },
    FOOD_SAFETY_PROCEDURES: { description: 'Food safety procedures.' },
    RAW_MATERIALS: { description: 'Raw material specifications.' },
    ALLERGEN_CONTROL: { description: 'Allergen control plan.' },
    QUALITY_CONTROL: { description: 'Quality control plan.' },
    HALAL: { description: 'Halal certificate.' },
    KOSHER: { description: 'Kosher certificate.' },
    ORGANIC: { description: 'Organic certificate.' },
  },
});

registerEnumType(StepCategory, {
  name: 'StepCategory',
  description: 'Section of the onboarding checklist.',
  valuesConfig: {
    AGREEMENT: { description: 'Legal Agreements.' },
    BUSINESS: { description: 'Business Documentation.' },
    SAFETY: { description: 'Food Safety Certifications.' },
    FINANCIAL: { description: 'Financial Information.' },
    OPERATIONAL: { description: 'Operational Procedures.' },
    SPECIAL: { description: 'Special Certifications.' },
  },
});

registerEnumType(StepStatus, {
  name: 'StepStatus',
  description: 'Status of an item of the checklist.',
  valuesConfig: {
    PENDING: { description: 'Nothing was submitted yet.' },
    SUBMITTED: { description: 'A document was submitted and is not decided.' },
    APPROVED: { description: 'Signed, verified, or accepted by an admin.' },
    REJECTED: { description: 'The document was rejected; another one is needed.' },
  },
});
