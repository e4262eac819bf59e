import type { FastifyInstance } from 'fastify';
import { Problem } from '../../core/operation/problem.ts';
import { registerSupplier } from '../../domains/onboarding/registration/register-supplier.ts';
import { CodeSent } from '../../domains/onboarding/sign-in/code-sent.ts';
import { enterSignInCode } from '../../domains/onboarding/sign-in/enter-sign-in-code.ts';
import { signInSupplier } from '../../domains/onboarding/sign-in/sign-in-supplier.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { flagFields, textFields } from './body.ts';
import { onWebsite } from './on-website.ts';
import {
  presentCodeSent,
  presentRegistrationProblem,
  presentSupplierSignedIn,
} from './present/registration.ts';
import { refuse } from './refuse.ts';

/** Registration and sign-in of kitchens. A code is sent to the path that requested it, with EIN and email. */
export const registrationRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
  app.post('/api/supplier/register', async (request, reply) => {
    const texts = textFields(
      request,
      ...(['ein', 'email', 'phone', 'kitchenName', 'cookName', 'description', 'cuisineType'] as const),
      ...([
        'businessType',
        'kitchenLocation',
        'dailyCapacity',
        'address',
        'city',
        'state',
        'zipCode',
      ] as const),
    );
    const draft = {
      ...texts,
      businessType: texts.businessType || 'home_kitchen',
      ...flagFields(request, 'hasCommercialLicense', 'isRestaurant', 'homeKitchenAgreement'),
    };
    const outcome = await registerSupplier(await requestCtx.of(request, reply), { ...draft, language: 'en' });
    if (outcome instanceof Problem) return refuse(reply, outcome, presentRegistrationProblem(outcome));
    return { success: true, message: outcome.message };
  });

  app.post('/api/supplier/login', async (request, reply) => {
    const { ein, email, code, signInId } = textFields(request, 'ein', 'email', 'code', 'signInId');
    const ctx = await requestCtx.of(request, reply);
    const outcome = onWebsite(
      signInId ? await enterSignInCode(ctx, { signInId, code }) : await signInSupplier(ctx, { ein, email }),
    );
    if (outcome instanceof Problem) return refuse(reply, outcome, presentRegistrationProblem(outcome));
    return outcome instanceof CodeSent ? presentCodeSent(outcome) : presentSupplierSignedIn(outcome);
  });
};
