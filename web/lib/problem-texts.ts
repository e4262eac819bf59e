import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The refusals that customers meet, by their kind; those that the screens word themselves are not here. */
export const words: Record<string, MessageDescriptor> = {
  EmailTaken: msg`An account with this email already exists. Please sign in instead.`,
  TooManyAttempts: msg`Too many attempts. Please wait a little and try again.`,
  FulfillmentUnavailable: msg`This kitchen doesn't offer that. Please choose the other option.`,
  OrderNotFound: msg`We couldn't find this order.`,
  TooLateToCancel: msg`This order can no longer be canceled. Please contact support.`,
  IssueNotReportable: msg`You can report a problem once your order is on its way, and for a week after the meal.`,
  IssueAlreadyReported: msg`You have reported a problem with this order. Please contact support about it.`,
  NotReviewable: msg`You can't review this order right now.`,
  KitchenNotFound: msg`We couldn't find this kitchen.`,
  OrdersUnderWay: msg`You have orders in progress. Please cancel them or wait until they're delivered.`,
  TooManyAddresses: msg`You've reached the limit of saved addresses. Please remove one first.`,
  AddressNotFound: msg`We couldn't find this address.`,
  FreshProofNeeded: msg`Please confirm that it's you, then try again.`,
  ChallengeExpired: msg`That took too long, or was tried too often. Please begin again.`,
  WrongCode: msg`This code is incorrect or has expired. Check it, or ask for a new one.`,
  PasskeyRefused: msg`This passkey didn't work. Try again, or choose another way.`,
  PasskeyTaken: msg`This passkey was already added.`,
  TooManyPasskeys: msg`You have the most passkeys there can be. Please remove one first.`,
  LastSecondFactor: msg`Your account must have a second step. Please add another one before you remove this one.`,
};

/** A kind that is said in several ways is known by its words. */
export const sentences: Record<string, MessageDescriptor> = {
  'Please confirm your email before you add a second step: open the link we sent you, or ask for a new one.': msg`Please confirm your email before you add a second step: open the link we sent you, or ask for a new one.`,
  'Invalid email or password.': msg`Invalid email or password.`,
  'Your current password is incorrect.': msg`Your current password is incorrect.`,
};
