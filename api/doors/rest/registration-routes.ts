import * as z from 'zod';
import { registration } from '../../../schema/rules/registration.ts';
import { signInCode } from '../../../schema/rules/supplier-sign-in.ts';
import { everybody } from '../../core/access/rules.ts';
import { Problem } from '../../core/operation/problem.ts';
import { registerSupplier } from '../../domains/onboarding/registration/register-supplier.ts';
import { CodeSent } from '../../domains/onboarding/sign-in/code-sent.ts';
import { enterSignInCode } from '../../domains/onboarding/sign-in/enter-sign-in-code.ts';
import { signInSupplier } from '../../domains/onboarding/sign-in/sign-in-supplier.ts';
import { flag, text } from './body.ts';
import { onWebsite } from './on-website.ts';
import { doneMessageShape } from './present/common.ts';
import { presentCodeSent, presentSupplierSignedIn, supplierSignInShape } from './present/registration.ts';
import { json, post, type Route } from './route.ts';

const rules = registration.shape;
const onlyHomeKitchens = z.literal('home_kitchen');

const exampleEin = { example: '12-3456789' };
const exampleEmail = { example: 'asha@tiffin.example' };

const draft = {
  ein: text('Employer Identification Number.', rules.ein, exampleEin),
  email: text('Email address to sign in with.', rules.email, exampleEmail),
  phone: text('Phone number.', rules.phone, { example: '(408) 555-0147' }),
  kitchenName: text('Name that customers see.', rules.kitchenName, { example: "Asha's Kitchen" }),
  cookName: text('Name of the cook; that of the kitchen when it is left out.', rules.cookName, {
    example: 'Asha Rao',
  }),
  description: text('What the kitchen cooks.', rules.description, { example: 'Dosas and filter coffee.' }),
  cuisineType: text('Cuisine.', rules.cuisineType, { example: 'South Indian' }),
  businessType: text('Kind of business.', onlyHomeKitchens, { example: 'home_kitchen', isOptional: true }),
  kitchenLocation: text("Place of the kitchen: the cook's own home.", z.literal('home'), { example: 'home' }),
  dailyCapacity: text('Band of meals a day.', rules.dailyCapacity, { example: '11-25' }),
  address: text('Number and street.', rules.address, { example: '12 Elm Street' }),
  city: text('City; one that is new is added as coming soon.', rules.city, { example: 'San Jose' }),
  state: text('Two-letter state code.', rules.state, { example: 'CA' }),
  zipCode: text('ZIP code.', rules.zipCode, { example: '95112' }),
  hasCommercialLicense: flag('Whether the kitchen has a commercial license; must be false.', {
    example: false,
    isOptional: true,
  }),
  isRestaurant: flag('Whether it is a restaurant or a food truck; must be false.', {
    example: false,
    isOptional: true,
  }),
  homeKitchenAgreement: flag('Confirms that the cook cooks in their own home kitchen.', { example: true }),
};

const ofFirstStep = { isOptional: true };

/** Registration and sign-in of kitchens. A code is sent to the path that requested it, with EIN and email. */
export const registrationRoutes: readonly Route[] = [
  post(
    '/api/supplier/register',
    {
      tag: 'Accounts',
      summary: 'Register a home kitchen',
      who: everybody,
      parameters: {},
      body: draft,
      answer: json('The kitchen is registered and can sign in.', doneMessageShape),
      mutations: ['registerSupplier'],
    },
    async ({ ctx, body }) => {
      const businessType = body.businessType || 'home_kitchen';
      const outcome = await registerSupplier(ctx, { ...body, businessType, language: 'en' });
      return outcome instanceof Problem ? outcome : { success: true as const, message: outcome.message };
    },
  ),
  post(
    '/api/supplier/login',
    {
      tag: 'Accounts',
      summary: 'Sign a kitchen in',
      details:
        'Send `ein` and `email`. Where a code is mailed, the answer has `userAction: "enter_code"` and a `signInId`: send that with the `code` to this path.',
      who: everybody,
      parameters: {},
      body: {
        ein: text('Employer Identification Number.', rules.ein, { ...exampleEin, ...ofFirstStep }),
        email: text('Registered email address.', rules.email, { ...exampleEmail, ...ofFirstStep }),
        code: text('Code from the email, in the second step.', signInCode, { isOptional: true }),
        signInId: text('ID of the sign-in that the code is for.', z.string(), { isOptional: true }),
      },
      answer: json('The kitchen is signed in, or a code is on its way.', supplierSignInShape),
      mutations: ['signInSupplier', 'enterSignInCode'],
      problems: ['SECOND_FACTOR_NEEDED'],
    },
    async ({ ctx, body: { ein, email, code, signInId } }) => {
      const outcome = onWebsite(
        signInId ? await enterSignInCode(ctx, { signInId, code }) : await signInSupplier(ctx, { ein, email }),
      );
      if (outcome instanceof Problem) return outcome;
      return outcome instanceof CodeSent ? presentCodeSent(outcome) : presentSupplierSignedIn(outcome);
    },
  ),
];
