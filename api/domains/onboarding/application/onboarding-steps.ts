import { OnboardingStepId as Id, StepCategory as In } from '../onboarding-step-id.ts';

export interface StepPlan {
  stepId: Id;
  category: In;
  title: string;
  description: string;
  required: boolean;
}

const step = (category: In, stepId: Id, title: string, description: string): StepPlan => ({
  stepId,
  category,
  title,
  description,
  required: requiredIds.has(stepId),
});

const requiredIds = new Set([
  Id.SUPPLIER_AGREEMENT,
  Id.NDA,
  Id.BUSINESS_LICENSE,
  Id.BUSINESS_INSURANCE,
  Id.HEALTH_PERMIT,
]);

/** Documents without which no kitchen may sell. */
export const mandatoryDocuments: readonly Id[] = [
  Id.BUSINESS_LICENSE,
  Id.BUSINESS_INSURANCE,
  Id.HEALTH_PERMIT,
];

/** The checklist, in order. */
export const onboardingSteps: readonly StepPlan[] = [
  step(
    In.AGREEMENT,
    Id.SUPPLIER_AGREEMENT,
    /*i18n*/ 'Supplier Agreement',
    /*i18n*/ 'How we work together: you keep 80% of your menu prices and are paid within 5 business days.',
  ),
  step(
    In.AGREEMENT,
    Id.NDA,
    /*i18n*/ 'Non-Disclosure Agreement',
    /*i18n*/ 'What we share in confidence stays between us, for 3 years.',
  ),
  step(
    In.BUSINESS,
    Id.BUSINESS_REGISTRATION,
    /*i18n*/ 'Business Registration',
    /*i18n*/ 'The registration of your company or sole proprietorship with your state.',
  ),
  step(
    In.BUSINESS,
    Id.BUSINESS_LICENSE,
    /*i18n*/ 'Food Service License',
    /*i18n*/ 'The license of your city, county or state to prepare food at home for sale.',
  ),
  step(In.BUSINESS, Id.TAX_ID, /*i18n*/ 'Tax ID Document', /*i18n*/ 'The IRS letter that shows your EIN.'),
  step(
    In.BUSINESS,
    Id.BUSINESS_INSURANCE,
    /*i18n*/ 'General Liability Insurance',
    /*i18n*/ 'A current certificate that covers your home kitchen.',
  ),
  step(
    In.BUSINESS,
    Id.PRODUCT_LIABILITY,
    /*i18n*/ 'Product Liability Insurance',
    /*i18n*/ 'A certificate that covers the food you sell.',
  ),
  step(
    In.SAFETY,
    Id.HACCP,
    /*i18n*/ 'HACCP Certification',
    /*i18n*/ 'Hazard analysis and critical control points, if you have it.',
  ),
  step(
    In.SAFETY,
    Id.FOOD_HANDLERS,
    /*i18n*/ "Food Handler's Certificate",
    /*i18n*/ "The cook's certificate from a food safety course.",
  ),
  step(
    In.SAFETY,
    Id.THIRD_PARTY_AUDIT,
    /*i18n*/ 'Third-Party Audit',
    /*i18n*/ 'The report of an independent food safety audit.',
  ),
  step(
    In.SAFETY,
    Id.GMP,
    /*i18n*/ 'GMP Certification',
    /*i18n*/ 'Good manufacturing practice, if you have it.',
  ),
  step(
    In.SAFETY,
    Id.HEALTH_PERMIT,
    /*i18n*/ 'Health Department Permit',
    /*i18n*/ 'The permit of your local health department for the kitchen you registered.',
  ),
  step(
    In.FINANCIAL,
    Id.BANK_ACCOUNT,
    /*i18n*/ 'Bank Account',
    /*i18n*/ 'Let us know when the account for your payouts is ready to be verified. We never ask for it by email.',
  ),
  step(
    In.OPERATIONAL,
    Id.FOOD_SAFETY_PROCEDURES,
    /*i18n*/ 'Food Safety Procedures',
    /*i18n*/ 'How you store, cook, cool and pack food: a page or two in your own words.',
  ),
  step(
    In.OPERATIONAL,
    Id.RAW_MATERIALS,
    /*i18n*/ 'Raw Material Specifications',
    /*i18n*/ 'Where your main ingredients come from and how you check them.',
  ),
  step(
    In.OPERATIONAL,
    Id.ALLERGEN_CONTROL,
    /*i18n*/ 'Allergen Control Plan',
    /*i18n*/ 'How you keep nuts, milk, gluten and other allergens apart.',
  ),
  step(
    In.OPERATIONAL,
    Id.QUALITY_CONTROL,
    /*i18n*/ 'Quality Control Plan',
    /*i18n*/ 'How you make sure every meal leaves your kitchen the way it should.',
  ),
  step(In.SPECIAL, Id.HALAL, /*i18n*/ 'Halal Certification', /*i18n*/ 'If you want to offer halal meals.'),
  step(In.SPECIAL, Id.KOSHER, /*i18n*/ 'Kosher Certification', /*i18n*/ 'If you want to offer kosher meals.'),
  step(
    In.SPECIAL,
    Id.ORGANIC,
    /*i18n*/ 'Organic Certification',
    /*i18n*/ 'If you want to offer organic meals.',
  ),
];

const planOf = new Map(onboardingSteps.map(plan => [plan.stepId, plan]));

export const stepPlan = (stepId: Id): StepPlan => planOf.get(stepId)!;

export const isAgreement = (stepId: Id): boolean => stepPlan(stepId).category === In.AGREEMENT;

/** Whether an item asks for a document, rather than a signature or a word about the bank account. */
export const asksForDocument = (stepId: Id): boolean => !isAgreement(stepId) && stepId !== Id.BANK_ACCOUNT;
