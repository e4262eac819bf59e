import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translate } from './language.ts';

/** The refusals that customers meet, by their kind; those that the screens word themselves are not here. */
const words: Record<string, MessageDescriptor> = {
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
};

/** A kind that is said in several ways is known by its words. */
const sentences: Record<string, MessageDescriptor> = {
  'Invalid email or password.': msg`Invalid email or password.`,
  'Your current password is incorrect.': msg`Your current password is incorrect.`,
};

/** English uses the server's own message. */
export const problemWords = (kind: string, message: string): string => {
  const known = i18n.locale === 'en' ? undefined : (words[kind] ?? sentences[message]);
  return translate(known ?? message);
};
