import type { Services } from '../core/operation/ctx.ts';
import { systemContext } from '../core/operation/system-context.ts';
import { checkWholeLedger } from '../domains/payments/ledger/check-ledger.ts';
import { releaseUnpaid } from '../domains/payments/paying/release-unpaid.ts';
import { stopAbandoned } from '../domains/payments/paying/stop-abandoned.ts';
import {
  PaymentAbandoned,
  RefundMade,
  SavedCardRemoved,
  TaskToRetry,
  TiffinBillMade,
  TiffinBillPaid,
} from '../domains/payments/payment-events.ts';
import { makePayouts } from '../domains/payments/payouts/make-payouts.ts';
import { sendPayouts } from '../domains/payments/payouts/send-payouts.ts';
import { forgetSettledFailures } from '../domains/payments/provider-tasks/forget-settled-failures.ts';
import { sendRefunds } from '../domains/payments/refunding/send-refunds.ts';
import { chargeBills } from '../domains/payments/saved-cards/charge-bills.ts';
import { forgetCards } from '../domains/payments/saved-cards/forget-cards.ts';
import { storeSavedCards } from '../domains/payments/saved-cards/store-saved-cards.ts';
import { givenUpQueue } from '../platform/jobs/given-up-queue.ts';
import type { Jobs } from './jobs.ts';

const everyMinute = '* * * * *';
const everyNight = '10 8 * * *';

/** Jobs about money that must happen even when a process dies. Pending work is in its own table. */
export const moneyJobs = async (jobs: Jobs, services: Services): Promise<void> => {
  await jobs.add(
    'money',
    { policy: 'singleton', pollingIntervalSeconds: 5, schedule: everyMinute },
    async () => {
      await sendRefunds(services);
      await stopAbandoned(services);
      await releaseUnpaid(services);
      await storeSavedCards(services);
      await forgetCards(services);
      await chargeBills(services);
      await sendPayouts(services);
      await forgetSettledFailures(services.sql);
    },
  );
  const soon = () => jobs.sendSoon('money');
  services.subscribers.after(RefundMade, soon);
  services.subscribers.after(PaymentAbandoned, soon);
  services.subscribers.after(TaskToRetry, soon);
  // The first attempt to charge a bill, and what its customer agreed to while paying one.
  services.subscribers.after(TiffinBillMade, soon);
  services.subscribers.after(TiffinBillPaid, soon);
  services.subscribers.after(SavedCardRemoved, soon);

  await jobs.add(
    'money-by-night',
    {
      policy: 'singleton',
      deadLetter: givenUpQueue,
      pollingIntervalSeconds: 60,
      schedule: everyNight,
      // Otherwise it would begin again after a quarter of an hour, while it still checks a large ledger. A process that died is
      // noticed sooner.
      expireInSeconds: 2 * 60 * 60,
      heartbeatSeconds: 60,
    },
    async () => {
      await makePayouts(systemContext(services), null);
      await checkWholeLedger(systemContext(services));
    },
  );
};
