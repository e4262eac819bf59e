import * as z from 'zod/mini';
import { profile } from './customer.ts';
import { ein } from './ein.ts';
import * as kitchen from './kitchen.ts';
import { email } from './text.ts';
import { isBlank } from './visible-text.ts';

/** The fields of the three steps of a kitchen's registration, as typed. */
export interface RegistrationDraft {
  ein: string;
  email: string;
  phone: string;
  kitchenName: string;
  cookName: string;
  description: string;
  cuisineType: string;
  businessType: string;
  kitchenLocation: string;
  hasCommercialLicense: boolean;
  isRestaurant: boolean;
  dailyCapacity: string;
  homeKitchenAgreement: boolean;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

export type RegistrationStep = 1 | 2 | 3;

/** A refusal of a step: a title, a message and the field. */
export interface RegistrationRefusal {
  step: RegistrationStep;
  title: string;
  message: string;
  field: keyof RegistrationDraft;
}

const business = z.object({
  ein,
  email,
  phone: profile.shape.phone,
  kitchenName: kitchen.kitchenName,
  // A kitchen without a named cook goes by its own name.
  cookName: z.union([z.literal(''), kitchen.cookName]),
  description: kitchen.kitchenDescription,
  cuisineType: kitchen.cuisineType,
});
const capacity = z.object({ dailyCapacity: kitchen.capacityBand });
const place = z.object({
  address: kitchen.streetAddress,
  city: kitchen.city,
  state: kitchen.state,
  zipCode: kitchen.zipCode,
});

export const registration = z.extend(z.extend(business, capacity.shape), place.shape);
export type Registration = z.infer<typeof registration>;

export const unclearTitle = /*i18n*/ 'Please Check Your Entries';

type Check = (draft: RegistrationDraft) => RegistrationRefusal | undefined;

const requiredFields: Record<RegistrationStep, (keyof RegistrationDraft)[]> = {
  1: ['ein', 'email', 'phone', 'kitchenName', 'cuisineType'],
  2: ['dailyCapacity'],
  3: ['address', 'city', 'state', 'zipCode'],
};

/** The required fields of a step that are empty. */
export const missingFields = (draft: RegistrationDraft, step: RegistrationStep) =>
  requiredFields[step].filter(name => isBlank(String(draft[name])));

const required =
  (step: RegistrationStep, title: string, message: string): Check =>
  draft => {
    const [field] = missingFields(draft, step);
    return field && { step, title, message, field };
  };

const barred =
  (
    title: string,
    message: string,
    field: keyof RegistrationDraft,
    isSo: (draft: RegistrationDraft) => boolean,
  ): Check =>
  draft =>
    isSo(draft) ? { step: 2, title, message, field } : undefined;

const wellFormed =
  (step: RegistrationStep, rule: z.ZodMiniType): Check =>
  draft => {
    const issue = rule.safeParse(draft).error?.issues[0];
    if (!issue) return undefined;
    const field = issue.path[0] as keyof RegistrationDraft;
    const title = field === 'ein' ? /*i18n*/ 'Invalid EIN Format' : unclearTitle;
    return { step, title, message: issue.message, field };
  };

/** In the order in which they are shown. */
const checks: readonly Check[] = [
  required(
    1,
    /*i18n*/ 'Missing Information',
    /*i18n*/ 'Please fill in all required fields before continuing.',
  ),
  wellFormed(1, business),
  barred(
    /*i18n*/ 'Ineligible Kitchen Type',
    /*i18n*/ 'Only kitchens in the cook’s own home can join. Commercial and shared kitchens are not eligible.',
    'kitchenLocation',
    draft => draft.kitchenLocation !== 'home',
  ),
  barred(
    /*i18n*/ 'Commercial Operation Not Allowed',
    /*i18n*/ 'Restaurants, food trucks and holders of a commercial food license cannot join. This marketplace is for home cooks.',
    'hasCommercialLicense',
    draft => draft.hasCommercialLicense || draft.isRestaurant || draft.businessType !== 'home_kitchen',
  ),
  barred(
    /*i18n*/ 'Capacity Too High',
    /*i18n*/ 'More than 100 meals a day is too many for a home kitchen. Please choose a smaller capacity.',
    'dailyCapacity',
    draft => draft.dailyCapacity === '100+',
  ),
  barred(
    /*i18n*/ 'Agreement Required',
    /*i18n*/ 'Please confirm that you cook in your own home kitchen.',
    'homeKitchenAgreement',
    draft => !draft.homeKitchenAgreement,
  ),
  required(2, /*i18n*/ 'Missing Information', /*i18n*/ 'Please choose how many meals you can cook a day.'),
  wellFormed(2, capacity),
  required(
    3,
    /*i18n*/ 'Required Information Missing',
    /*i18n*/ 'Please fill in your address, city, state and ZIP code.',
  ),
  wellFormed(3, place),
];

/** The first problem of one step, or of all steps. */
export const registrationRefusal = (
  draft: RegistrationDraft,
  step?: RegistrationStep,
): RegistrationRefusal | undefined => {
  for (const check of checks) {
    const refusal = check(draft);
    if (refusal && (step === undefined || refusal.step === step)) return refusal;
  }
  return undefined;
};

/** The registration made from a valid draft. */
export const asRegistration = (draft: RegistrationDraft): Registration => registration.parse(draft);
