import * as z from 'zod';
import type { CodeSent } from '../../../domains/onboarding/sign-in/code-sent.ts';
import type { SupplierSignedIn } from '../../../domains/onboarding/sign-in/supplier-signed-in.ts';
import { OnboardingStatus } from '../../../domains/suppliers/onboarding-status.ts';
import { doneShape, flagShape, id, textShape } from './common.ts';
import { presentUser, tokenShape, userShape } from './user.ts';

const codeSentShape = z
  .object({
    success: z.literal(false).meta({ description: 'Not signed in yet.' }),
    message: textShape('Message for people.', 'We sent a 6-digit code to your email.'),
    userAction: z.literal('enter_code'),
    signInId: id('this sign-in; send it with the code to the same path'),
  })
  .meta({ id: 'CodeSent', description: 'A code is on its way to the registered address.' });

/** Not signed in yet: the client calls the same path again with the code. */
export const presentCodeSent = ({ message, signInId }: CodeSent): z.output<typeof codeSentShape> => ({
  success: false,
  message,
  userAction: 'enter_code',
  signInId,
});

const supplierSignedInShape = z
  .object({
    success: doneShape,
    message: textShape('Message for people.', 'Welcome back!'),
    token: tokenShape,
    user: userShape,
    supplier: z.object({
      name: textShape('Name of the kitchen.', "Asha's Kitchen"),
      onboardingStatus: z.enum(OnboardingStatus).meta({ description: 'Status of its application.' }),
      canAccessMenu: flagShape('Whether it may use menu and orders; true once approved.'),
    }),
    isNewSupplier: z.literal(false),
  })
  .meta({ id: 'SupplierSignedIn', description: 'Kitchen that is now signed in.' });

export const presentSupplierSignedIn = ({
  token,
  user,
  supplier,
}: SupplierSignedIn): z.output<typeof supplierSignedInShape> => ({
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

export const supplierSignInShape = z.union([supplierSignedInShape, codeSentShape]);
