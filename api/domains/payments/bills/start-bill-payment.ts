import { customers } from '../../../core/access/rules.ts';
import type { CardProvider, Intent } from '../../../core/interfaces/card-provider.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Money } from '../../../core/values/money.ts';
import { limitTries } from '../../identity/signing-in/limit-tries.ts';
import { askProvider } from '../paying/ask-provider.ts';
import { PaymentStarted } from '../paying/payment-started.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, TiffinBillStatus } from '../payment-enums.ts';
import { PaymentNotConfigured } from '../payment-problems.ts';
import { consentTo, isOfNoOther, storePayer } from '../saved-cards/consent-to-save.ts';
import { removeUnsaved } from '../saved-cards/remove-unsaved.ts';
import type { SavedCard } from '../saved-cards/saved-card.ts';
import { BillAlreadyPaid, BillIsVoid, TiffinBillNotFound } from './bill-problems.ts';
import { lockBill } from './lock-bill.ts';
import { billIntent, openPaymentWithin } from './open-bill-payment.ts';
import { TiffinBill } from './tiffin-bill.ts';

interface Asked {
  billId: string;
  /** Whether the customer agreed to pay their weekly bills with the card. */
  savesCard: boolean;
}

interface Prepared extends Asked {
  cards: CardProvider;
  intent: Intent;
}

interface Started {
  cards: CardProvider;
  intent: Intent;
  amount: Money;
  /** The consent to save the card; null without one. */
  consent: Pick<SavedCard, 'id' | 'payerId'> | null;
}

const billQuery = query(
  { TiffinBill },
  (from, { billId, customerId }: Given<{ billId: string; customerId: string }>) =>
    from
      .selectFrom('TiffinBill')
      .where('id', '=', billId)
      .where('customerId', '=', customerId)
      .select(['id', 'billNumber', 'amountCents', 'status']),
);

const paymentsQuery = query({ Payment }, (from, { billId }: Given<{ billId: string }>) =>
  from.selectFrom('Payment').where('billId', '=', billId).select(['id', 'status', 'providerIntentId']),
);

type BillToPay = NonNullable<RowOf<typeof billQuery>>;

const refusalOf = ({ status }: Pick<BillToPay, 'status'>): Problem | undefined => {
  if (status === TiffinBillStatus.PAID) return new BillAlreadyPaid();
  return status === TiffinBillStatus.VOID ? new BillIsVoid() : undefined;
};

const prepare = async (ctx: Ctx, { billId, savesCard }: Asked): Promise<Prepared | Problem> => {
  const { cards } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  const bill = isIdentifier(billId)
    ? await billQuery.first(ctx.sql, { billId, customerId: ctx.viewer.userId })
    : undefined;
  if (!bill) return new TiffinBillNotFound();
  const refusal = refusalOf(bill);
  if (refusal) return refusal;
  const limited = await limitTries(ctx, [
    { kind: 'bill payments started by account', key: ctx.viewer.userId },
  ]);
  if (limited) return limited;
  const intent = await askProvider(() => intentFor(ctx, cards, bill, savesCard));
  return intent instanceof Problem ? intent : { billId, savesCard, cards, intent };
};

/** Everyone and everything that pays a bill uses the same payment, which the provider takes once. */
const intentFor = async (
  ctx: Ctx,
  cards: CardProvider,
  bill: BillToPay,
  savesCard: boolean,
): Promise<Intent> => {
  const before = await paymentsQuery.all(ctx.sql, { billId: bill.id });
  const open = before.find(({ status }) => status === PaymentStatus.OPEN);
  const known = open?.providerIntentId ? await cards.findIntent(open.providerIntentId) : null;
  if (open && known?.state === 'open') {
    if (await isOfNoOther(ctx, known, open.id, savesCard)) return known;
    // Its account at the provider is of a consent that was taken back, and deleted by now or soon.
    if ((await cards.cancelIntent(known.id)) === 'paid') return { ...known, state: 'paid' };
  } else if (known?.state === 'paid') return known;
  return cards.openIntent(billIntent(bill, before.length));
};

/** Payment and consent are stored before the customer can pay, so that no payment and no account is unknown. */
const perform = async (work: Work, prepared: Prepared): Promise<Started | Problem> => {
  const { billId, intent, cards, savesCard } = prepared;
  const { bill } = (await lockBill(work, billId))!;
  const refusal = refusalOf(bill);
  if (refusal) return refusal;
  const payment = await openPaymentWithin(work, bill, intent.id);
  // Of several starts, the last one says whether the card is saved.
  if (!savesCard) await removeUnsaved(work, payment.id);
  const consent = savesCard ? await consentTo(work, payment.id) : null;
  return { cards, intent, amount: new Money(bill.amountCents), consent };
};

const begin = preparedOperation(customers, prepare, perform);

/** Starts the card payment of a bill for its customer, in person; the amount is always that of the bill. */
export const startBillPayment = async (ctx: Ctx, asked: Asked): Promise<PaymentStarted | Problem> => {
  const started = await begin(ctx, asked);
  if (started instanceof Problem) return started;
  const { cards, intent, amount, consent } = started;
  // One that is paid already is settled by its event.
  if (consent && intent.state === 'open') {
    const saved = await askProvider(async () => {
      const payerId = consent.payerId ?? (await cards.openPayer(consent.id)).id;
      if (await storePayer(ctx, { id: consent.id, payerId })) await cards.saveCardOf(intent.id, payerId);
    });
    if (saved instanceof Problem) return saved;
  }
  return new PaymentStarted(intent.clientSecret, cards.publishableKey, amount);
};
