import type { Problem } from '../../../core/operation/problem.ts';
import {
  RegistrationRefused,
  UnknownEin,
  WrongEinFormat,
} from '../../../domains/onboarding/registration/registration-problems.ts';
import type { CodeSent } from '../../../domains/onboarding/sign-in/code-sent.ts';
import type { SupplierSignedIn } from '../../../domains/onboarding/sign-in/supplier-signed-in.ts';
import { presentUser } from './user.ts';

/** What the specification's screens read besides the message. */
export const presentRegistrationProblem = (problem: Problem): object => {
  if (problem instanceof RegistrationRefused) return { title: problem.title, step: problem.step };
  if (problem instanceof UnknownEin) return { isNewSupplier: true };
  if (problem instanceof WrongEinFormat) return { userAction: 'fix_ein_format' };
  return {};
};

/** Not signed in yet: the client calls the same path again with the code. */
export const presentCodeSent = ({ message, signInId }: CodeSent) => ({
  success: false,
  message,
  userAction: 'enter_code',
  signInId,
});

export const presentSupplierSignedIn = ({ token, user, supplier }: SupplierSignedIn) => ({
  success: true,
  message: 'Welcome back!',
  token,
  user: presentUser(user),
  supplier: {
    name: supplier.name,
    onboardingStatus: supplier.onboardingStatus,
    canAccessMenu: supplier.canAccessMenu,
  },
  isNewSupplier: false,
});
