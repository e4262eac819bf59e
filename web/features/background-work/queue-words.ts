import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobQueueName } from '../../../schema/job-queues.ts';

interface QueueWords {
  name: MessageDescriptor;
  does: MessageDescriptor;
}

const queueWords: Record<JobQueueName, QueueWords> = {
  mail: { name: msg`Emails`, does: msg`Emails people about their orders, kitchens and accounts.` },
  push: { name: msg`Alerts`, does: msg`Sends alerts to phones and browsers.` },
  'email-proofs': {
    name: msg`Confirmation emails`,
    does: msg`Emails the links that confirm an address, and decisions about EIN claims.`,
  },
  money: {
    name: msg`Cards and refunds`,
    does: msg`Sends refunds and payouts, charges saved cards, and frees unpaid plates.`,
  },
  'money-by-night': {
    name: msg`Payouts and ledger`,
    does: msg`Computes payouts at night and checks the ledger.`,
  },
  'tiffin-plans': { name: msg`Orders of tiffin plans`, does: msg`Places the orders of days that are due.` },
  'tiffin-bills': { name: msg`Bills of tiffin plans`, does: msg`Makes the weekly bills.` },
  'tiffin-credits': { name: msg`Unused credit`, does: msg`Returns credit that no plan needs.` },
  'tiffin-prices': {
    name: msg`Price changes`,
    does: msg`Notifies customers whose plan has a dish that costs more now.`,
  },
  'tiffin-waitlists': {
    name: msg`Waiting lists`,
    does: msg`Offers free spots of plans to those who wait.`,
  },
  'tiffin-forecasts': { name: msg`Plan forecasts`, does: msg`Counts the plates that plans will need.` },
  'content-reminders': {
    name: msg`Reminders to cooks`,
    does: msg`Reminds cooks to write what is in today's tiffin.`,
  },
  exports: { name: msg`Exports`, does: msg`Makes the files that kitchens and staff download.` },
  'count-popular-dishes': {
    name: msg`Popular dishes`,
    does: msg`Counts at night which dishes are ordered most.`,
  },
  'propose-conduct-steps': {
    name: msg`Reliability of kitchens`,
    does: msg`Counts at night how kitchens completed their orders, and proposes steps to admins.`,
  },
  'house-keeping': {
    name: msg`Cleaning up`,
    does: msg`Deletes old sessions, invitations and notifications, and ends pauses of kitchens.`,
  },
  'sweep-files': { name: msg`Unused files`, does: msg`Deletes files at night that nothing uses.` },
  'purge-history': {
    name: msg`Old records`,
    does: msg`Trims the audit trail, events and card events by age.`,
  },
  'sandbox-cards': { name: msg`Sandbox cards`, does: msg`Reports what the cards of the sandbox did.` },
};

/** What a queue is called; a newer server may know some that this page does not. */
export const queueName = (queue: string): string =>
  queue in queueWords ? i18n._(queueWords[queue as JobQueueName].name) : queue;

/** What its jobs do; null when this page does not know them. */
export const queueDoes = (queue: string): string | null =>
  queue in queueWords ? i18n._(queueWords[queue as JobQueueName].does) : null;
