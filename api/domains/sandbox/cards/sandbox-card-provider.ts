import { paysLaterMinutes, sandboxCardKey, sandboxCards } from '../../../../schema/sandbox-cards.ts';
import type { Sql } from '../../../core/database/sql.ts';
import {
  type CardEvent,
  type CardProvider,
  CardProviderFailed,
  type ChargeAnswer,
  type Intent,
  type PayersCard,
  type SentRefund,
  UnverifiedEvent,
  type WantedCharge,
  type WantedIntent,
  type WantedRefund,
  type WantedTransfer,
} from '../../../core/interfaces/card-provider.ts';
import { isIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { newToken } from '../../identity/sessions/token.ts';
import {
  cancelOpen,
  forgetPayer,
  insertPayment,
  type PaymentRow,
  payDue,
  paymentById,
  paymentByKey,
  payOpen,
  payOpenLater,
  saveCard,
} from './payment-queries.ts';
import type { SandboxCard, SandboxCardOutcome } from './sandbox-card.ts';

export const declinedWords = 'Your card was declined.';
const authenticationWords = 'Your card was declined: it needs authentication.';
const minuteInMs = 60_000;

/**
 * The card provider that a sandbox is itself: its payments are rows of the database, the card decides what comes of
 * them, and no money moves. Refunds, payouts and accounts succeed.
 */
export class SandboxCardProvider implements CardProvider {
  readonly name = 'Sandbox cards';
  readonly form = 'sandbox';
  readonly publishableKey = sandboxCardKey;
  readonly masked = { secretKey: '', webhookSecret: '' };

  constructor(
    private readonly sql: Sql,
    private readonly clock: () => Date,
  ) {}

  async openIntent({ key, amountCents, orderId }: WantedIntent): Promise<Intent> {
    const id = newIdentifier(this.clock());
    await insertPayment.all(this.sql, { id, key, clientSecret: newToken(), amountCents, orderId });
    return asIntent((await paymentByKey.first(this.sql, { key }))!);
  }

  async findIntent(id: string): Promise<Intent> {
    return asIntent(await this.#find(id));
  }

  async cancelIntent(id: string): Promise<'canceled' | 'paid'> {
    // One that pays later, and should have by now, is not canceled instead.
    await payDue.all(this.sql, { now: this.clock() });
    await cancelOpen.all(this.sql, { id });
    return (await this.#find(id)).status === 'PAID' ? 'paid' : 'canceled';
  }

  async refund({ refundId, intentId }: WantedRefund): Promise<SentRefund> {
    const { status } = await this.#find(intentId);
    if (status !== 'PAID') throw refusal('This payment was not made.');
    return { id: `refund-${refundId}`, state: 'succeeded' };
  }

  async openPayer(consentId: string): Promise<{ id: string }> {
    return { id: `payer-${consentId}` };
  }

  async saveCardOf(id: string, payerId: string): Promise<void> {
    if (!(await saveCard.first(this.sql, { id, payerId }))) throw refusal('This payment is over.');
  }

  async findSavedCard(id: string, payerId: string): Promise<PayersCard | null> {
    const { status, card, payerId: owner } = await this.#find(id);
    if (status !== 'PAID' || !card || owner !== payerId) return null;
    const { lastFour } = sandboxCards[card];
    return { methodId: id, brand: 'Sandbox', lastFour, expiryMonth: 12, expiryYear: 2099 };
  }

  async chargeSavedCard({ intentId, payerId, methodId }: WantedCharge): Promise<ChargeAnswer> {
    const card = await this.#cardOf(methodId, payerId);
    const before = answerOf(await this.#find(intentId));
    if (before) return before;
    if (card === 'DECLINED_LATER') return { state: 'declined', words: declinedWords };
    if (card === 'NEEDS_AUTHENTICATION') return { state: 'needs authentication', words: authenticationWords };
    await payOpen.all(this.sql, { id: intentId, card, payerId });
    // Its owner may have paid or canceled it at the same moment.
    return answerOf(await this.#find(intentId))!;
  }

  async deletePayer(payerId: string): Promise<void> {
    await forgetPayer.all(this.sql, { payerId });
  }

  async openAccount({ supplierId }: { supplierId: string }): Promise<{ id: string }> {
    return { id: `account-${supplierId}` };
  }

  /** There is nothing to fill in; accounts are ready a minute later. */
  async accountLink(_accountId: string, returnTo: string): Promise<string> {
    return returnTo;
  }

  async transfer({ payoutId }: WantedTransfer): Promise<{ id: string }> {
    return { id: `transfer-${payoutId}` };
  }

  /** The ID of a transfer follows from its payout, so one whose answer was lost is sent again as the same one. */
  async findTransfer(): Promise<null> {
    return null;
  }

  readEvent(): CardEvent {
    throw new UnverifiedEvent('Sandbox cards send no events.');
  }

  /** What comes of a payment that its customer pays with a card; null when it is over already. */
  async pay(
    id: string,
    card: SandboxCard,
    isAuthenticated: boolean | null,
  ): Promise<SandboxCardOutcome | null> {
    await payDue.all(this.sql, { now: this.clock() });
    const { status, paysAt } = await this.#find(id);
    if (status !== 'OPEN') return null;
    // The card that was used first has been approved, and its money is on the way.
    if (paysAt) return 'PAYS_LATER';
    if (card === 'DECLINED') return 'DECLINED';
    if (card === 'NEEDS_AUTHENTICATION' && isAuthenticated === null) return 'NEEDS_AUTHENTICATION';
    if (card === 'NEEDS_AUTHENTICATION' && !isAuthenticated) return 'AUTHENTICATION_FAILED';
    if (card === 'PAYS_LATER') {
      const at = new Date(this.clock().getTime() + paysLaterMinutes * minuteInMs);
      return (await payOpenLater.first(this.sql, { id, card, at })) ? 'PAYS_LATER' : null;
    }
    return (await payOpen.first(this.sql, { id, card, payerId: null })) ? 'PAID' : null;
  }

  async #find(id: string): Promise<PaymentRow> {
    const found = isIdentifier(id) ? await paymentById.first(this.sql, { id }) : undefined;
    if (!found) throw refusal('There is no such payment.');
    return found;
  }

  /** A saved card is the card of the payment that saved it. */
  async #cardOf(methodId: string, payerId: string): Promise<SandboxCard> {
    const { card, payerId: owner } = await this.#find(methodId);
    if (!card || owner !== payerId) throw refusal('The card belongs to no one.');
    return card;
  }
}

const refusal = (message: string) => new CardProviderFailed(message, undefined, true);

const states = { OPEN: 'open', PAID: 'paid', CANCELED: 'canceled' } as const;

const asIntent = ({ id, clientSecret, payerId, status }: PaymentRow): Intent => ({
  id,
  clientSecret,
  payerId: payerId ?? null,
  state: states[status],
});

const answerOf = ({ status }: PaymentRow): ChargeAnswer | undefined => {
  if (status === 'PAID') return { state: 'paid' };
  return status === 'CANCELED' ? { state: 'canceled' } : undefined;
};
