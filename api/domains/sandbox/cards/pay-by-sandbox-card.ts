import { randomUUID } from 'node:crypto';
import { customers } from '../../../core/access/rules.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { systemContext } from '../../../core/operation/system-context.ts';
import { takeCardEvent } from '../../payments/paying/take-card-event.ts';
import { NothingToPay, PaymentNotFound } from '../../payments/payment-problems.ts';
import { NotASandbox } from '../sandbox-problems.ts';
import { paymentBySecret } from './payment-queries.ts';
import { reportPayment } from './report-payments.ts';
import type { SandboxCardOutcome } from './sandbox-card.ts';
import type { PayBySandboxCardInput } from './sandbox-card-inputs.ts';
import { declinedWords, SandboxCardProvider } from './sandbox-card-provider.ts';

const declineWords: Partial<Record<SandboxCardOutcome, string>> = {
  DECLINED: declinedWords,
  AUTHENTICATION_FAILED: 'We are unable to authenticate your payment method. Please choose another one.',
};

/**
 * Pays a started payment with a card of the sandbox: the part of a card provider's form. It changes the provider's own
 * rows, outside of any transaction of the marketplace, which gets a report of it then.
 */
export const payBySandboxCard = async (
  ctx: Ctx,
  { clientSecret, card, isAuthenticated }: PayBySandboxCardInput,
): Promise<SandboxCardOutcome | Problem> => {
  ctx.viewer.mustChange(customers);
  const { services, sql } = ctx;
  if (!(services.cards instanceof SandboxCardProvider))
    return new NotASandbox('This server takes no cards of a sandbox.');
  const payment = await paymentBySecret.first(sql, { secret: clientSecret });
  if (!payment) return new PaymentNotFound();
  const outcome = await services.cards.pay(payment.id, card, isAuthenticated ?? null);
  if (!outcome) return new NothingToPay();
  const words = declineWords[outcome];
  if (words) {
    const event = { id: `declined-${randomUUID()}`, kind: 'declined', intentId: payment.id, words } as const;
    await takeCardEvent(systemContext(services), event);
  }
  await reportPayment(services, payment.id);
  return outcome;
};
