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
    'Supplier Agreement',
    'How we work together: you keep 80% of your menu prices and are paid within 5 business days.',
  ),
  step(
    In.AGREEMENT,
    Id.NDA,
    'Non-Disclosure Agreement',
    'What we share in confidence stays between us, for 3 years.',
  ),
  step(
    In.BUSINESS,
    Id.BUSINESS_REGISTRATION,
    'Business Registration',
    'The registration of your company or sole proprietorship with your state.',
  ),
  step(
    In.BUSINESS,
    Id.BUSINESS_LICENSE,
    'Food Service License',
    'The license of your city, county or state to prepare food at home for sale.',
  ),
  step(In.BUSINESS, Id.TAX_ID, 'Tax ID Document', 'The IRS letter that shows your EIN.'),
  step(
    In.BUSINESS,
    Id.BUSINESS_INSURANCE,
    'General Liability Insurance',
    'A current certificate that covers your home kitchen.',
  ),
  step(
    In.BUSINESS,
    Id.PRODUCT_LIABILITY,
    'Product Liability Insurance',
    'A certificate that covers the food you sell.',
  ),
  step(
    In.SAFETY,
    Id.HACCP,
    'HACCP Certification',
    'Hazard analysis and critical control points, if you have it.',
  ),
  step(
    In.SAFETY,
    Id.FOOD_HANDLERS,
    "Food Handler's Certificate",
    "The cook's certificate from a food safety course.",
  ),
  step(
    In.SAFETY,
    Id.THIRD_PARTY_AUDIT,
    'Third-Party Audit',
    'The report of an independent food safety audit.',
  ),
  step(In.SAFETY, Id.GMP, 'GMP Certification', 'Good manufacturing practice, if you have it.'),
  step(
    In.SAFETY,
    Id.HEALTH_PERMIT,
    'Health Department Permit',
    'The permit of your local health department for the kitchen you registered.',
  ),
  step(
    In.FINANCIAL,
    Id.BANK_ACCOUNT,
    'Bank Account',
    'Let us know when the account for your payouts is ready to be verified. We never ask for it by email.',
  ),
  step(
    In.OPERATIONAL,
    Id.FOOD_SAFETY_PROCEDURES,
    'Food Safety Procedures',
    'How you store, cook, cool and pack food: a page or two in your own words.',
  ),
  step(
    In.OPERATIONAL,
    Id.RAW_MATERIALS,
    'Raw Material Specifications',
    'Where your main ingredients come from and how you check them.',
  ),
  step(
    In.OPERATIONAL,
    Id.ALLERGEN_CONTROL,
    'Allergen Control Plan',
    'How you keep nuts, milk, gluten and other allergens apart.',
  ),
  step(
    In.OPERATIONAL,
    Id.QUALITY_CONTROL,
    'Quality Control Plan',
    'How you make sure every meal leaves your kitchen the way it should.',
  ),
  step(In.SPECIAL, Id.HALAL, 'Halal Certification', 'If you want to offer halal meals.'),
  step(In.SPECIAL, Id.KOSHER, 'Kosher Certification', 'If you want to offer kosher meals.'),
  step(In.SPECIAL, Id.ORGANIC, 'Organic Certification', 'If you want to offer organic meals.'),
];

const planOf = new Map(onboardingSteps.map(plan => [plan.stepId, plan]));

export const stepPlan = (stepId: Id): StepPlan => planOf.get(stepId)!;

export const isAgreement = (stepId: Id): boolean => stepPlan(stepId).category === In.AGREEMENT;

/** Whether an item asks for a document, rather than a signature or a word about the bank account. */
export const asksForDocument = (stepId: Id): boolean => !isAgreement(stepId) && stepId !== Id.BANK_ACCOUNT;
