import type { PgBoss } from 'pg-boss';
import type { Services } from '../core/ctx.ts';
import { onOwnInitiative } from '../core/own-initiative.ts';
import { checkLedger } from '../payments/check-ledger.ts';
import { forgetSettledFailures } from '../payments/forget-settled-failures.sql.ts';
import { makePayouts } from '../payments/make-payouts.ts';
import { PaymentAbandoned, RefundMade, TaskToRetry } from '../payments/payment-events.ts';
import { releaseUnpaid } from '../payments/release-unpaid.ts';
import { sendPayouts } from '../payments/send-payouts.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { stopAbandoned } from '../payments/stop-abandoned.ts';

const everyMinute = '* * * * *';
const everyNight = '10 8 * * *';

/** What has to do with money and must happen even when a process dies. What waits stands in its own table. */
export const moneyJobs = async (boss: PgBoss, services: Services): Promise<void> => {
  await boss.createQueue('money', { policy: 'singleton' });
  await boss.work('money', { pollingIntervalSeconds: 5 }, async () => {
    await sendRefunds(services);
    await stopAbandoned(services);
    await releaseUnpaid(services);
    await sendPayouts(services);
    await forgetSettledFailures(services.sql);
  });
  await boss.schedule('money', everyMinute);
  const soon = () => void boss.send('money', {}).catch(() => undefined);
  services.subscribers.after(RefundMade, soon);
  services.subscribers.after(PaymentAbandoned, soon);
  services.subscribers.after(TaskToRetry, soon);

  await boss.createQueue('money-by-night', { policy: 'singleton' });
  await boss.work('money-by-night', { pollingIntervalSeconds: 60 }, async () => {
    await makePayouts(onOwnInitiative(services), null);
    await checkLedger(onOwnInitiative(services), null);
  });
  await boss.schedule('money-by-night', everyNight);
};
