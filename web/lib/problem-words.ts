import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { said } from './language.ts';

/** The refusals that customers meet, by their kind; those that the screens word themselves are not here. */
const words: Record<string, MessageDescriptor> = {
  EmailTaken: msg`An account with this email already exists. Please sign in instead.`,
  TooManyAttempts: msg`Too many attempts. Please wait a little and try again.`,
  FulfillmentUnavailable: msg`This kitchen does not offer that. Please choose the other way.`,
  OrderNotFound: msg`There is no such order.`,
  TooLateToCancel: msg`This order can no longer be canceled. Please contact support.`,
  IssueNotReportable: msg`A problem can be reported once an order is on its way, for a week after its meal.`,
  IssueAlreadyReported: msg`You have reported a problem with this order. Please contact support about it.`,
  NotReviewable: msg`This order cannot be reviewed now.`,
  KitchenNotFound: msg`There is no such kitchen.`,
  OrdersUnderWay: msg`You have orders under way. Please cancel them or wait until they are delivered.`,
  TooManyAddresses: msg`You have saved as many addresses as we keep. Please remove one first.`,
  AddressNotFound: msg`There is no such address.`,
};

/** A kind that is said in several ways is known by its words. */
const sentences: Record<string, MessageDescriptor> = {
  'Invalid email or password.': msg`Invalid email or password.`,
  'This is not your current password.': msg`This is not your current password.`,
};

/** In English the server's own words are the right ones. */
export const problemWords = (kind: string, message: string): string => {
  const known = i18n.locale === 'en' ? undefined : (words[kind] ?? sentences[message]);
  return said(known ?? message);
};
