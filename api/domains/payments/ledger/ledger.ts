import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import type { Payment } from '../payment.ts';
import { PaymentMethod } from '../payment-enums.ts';
import type { Refund } from '../refunding/refund.ts';
import { LedgerEntry, LedgerKind } from './ledger-entry.ts';

type Facts = Pick<LedgerEntry, 'kind' | 'sourceId' | 'supplierId'> &
  Partial<Pick<LedgerEntry, 'orderId' | 'customerId' | 'words'>>;
type Amounts = Partial<
  Pick<
    LedgerEntry,
    | 'providerCents'
    | 'bankCents'
    | 'cardFeesCents'
    | 'disputedCents'
    | 'commissionCents'
    | 'kitchenCents'
    | 'customerCents'
    | 'creditCents'
  >
>;

const empty = {
  providerCents: 0,
  bankCents: 0,
  cardFeesCents: 0,
  disputedCents: 0,
  commissionCents: 0,
  kitchenCents: 0,
  customerCents: 0,
  creditCents: 0,
};

const enter = ({ em, now }: Work, facts: Facts, amounts: Amounts): void => {
  em.create(LedgerEntry, { id: newIdentifier(now), at: now, ...empty, ...amounts, ...facts });
};

/** The account that money of a payment method comes from and goes back to: card provider, bank or credit. */
const held = (method: PaymentMethod, cents: Cents): Amounts => {
  if (method === PaymentMethod.CARD) return { providerCents: cents };
  return method === PaymentMethod.CREDIT ? { creditCents: cents } : { bankCents: cents };
};

const refundKinds = {
  [PaymentMethod.CARD]: LedgerKind.REFUND,
  [PaymentMethod.BY_HAND]: LedgerKind.REFUND_BY_HAND,
  [PaymentMethod.CREDIT]: LedgerKind.REFUND_TO_CREDIT,
};

const ofOrder = ({ orderId, supplierId }: Pick<Payment, 'orderId' | 'supplierId'>) => ({
  orderId,
  supplierId,
});

/** Whose credit an entry changes; it says so only where it does. */
const ofCustomer = (method: PaymentMethod, { customerId }: Pick<Payment, 'customerId'>) =>
  method === PaymentMethod.CREDIT ? { customerId } : {};

/** An order was paid: the provider deducts its fee, marketplace and kitchen get their shares. */
export const enterCharge = (work: Work, payment: Payment): void => {
  const { id, amountCents, commissionCents, cardFeeCents, method } = payment;
  enter(
    work,
    { kind: LedgerKind.CHARGE, sourceId: id, ...ofOrder(payment), ...ofCustomer(method, payment) },
    {
      ...held(method, amountCents - cardFeeCents),
      cardFeesCents: cardFeeCents,
      commissionCents: -commissionCents,
      kitchenCents: commissionCents - amountCents,
    },
  );
};

/** A payment arrived for an order that is gone: all of it is owed to the customer. */
export const enterLateCharge = (work: Work, payment: Payment): void => {
  const { id, amountCents, cardFeeCents, method } = payment;
  enter(
    work,
    { kind: LedgerKind.LATE_CHARGE, sourceId: id, ...ofOrder(payment) },
    {
      ...held(method, amountCents - cardFeeCents),
      cardFeesCents: cardFeeCents,
      customerCents: -amountCents,
    },
  );
};

/** A refund was decided: it is taken from both shares and owed to the customer. */
export const enterReversal = (work: Work, refund: Refund): void =>
  enter(
    work,
    { kind: LedgerKind.REVERSAL, sourceId: refund.id, ...ofOrder(refund) },
    {
      commissionCents: refund.commissionCents,
      kitchenCents: refund.amountCents - refund.commissionCents,
      customerCents: -refund.amountCents,
    },
  );

/** A refund was paid: to the card, by hand, or to the credit it was paid from. */
export const enterRefund = (work: Work, refund: Refund, method: PaymentMethod): void =>
  enter(
    work,
    { kind: refundKinds[method], sourceId: refund.id, ...ofOrder(refund), ...ofCustomer(method, refund) },
    { ...held(method, -refund.amountCents), customerCents: refund.amountCents },
  );

/** The customer's bank returned a refund; it is owed again. */
export const enterReturnedRefund = (work: Work, refund: Refund): void =>
  enter(
    work,
    { kind: LedgerKind.REFUND_RETURNED, sourceId: refund.id, ...ofOrder(refund) },
    { providerCents: refund.amountCents, customerCents: -refund.amountCents },
  );

/** The marketplace adjusts the balance of a kitchen from its own share. */
export const enterAdjustment = (
  work: Work,
  given: { id: string; supplierId: string; cents: Cents; words: string },
): void =>
  enter(
    work,
    {
      kind: LedgerKind.ADJUSTMENT,
      sourceId: given.id,
      supplierId: given.supplierId,
      words: given.words,
    },
    { commissionCents: given.cents, kitchenCents: -given.cents },
  );

/** A kitchen was paid what it was owed. */
export const enterPayout = (
  work: Work,
  payout: { id: string; supplierId: string; amountCents: Cents },
  method: PaymentMethod,
): void =>
  enter(
    work,
    { kind: LedgerKind.PAYOUT, sourceId: payout.id, supplierId: payout.supplierId },
    { ...held(method, -payout.amountCents), kitchenCents: payout.amountCents },
  );

/** The bank took money for a dispute or returned it; the marketplace bears the fee of the provider. */
export const enterDisputeMovement = (
  work: Work,
  dispute: Pick<Payment, 'orderId' | 'supplierId'>,
  moved: { id: string; amountCents: Cents; feeCents: Cents },
): void =>
  enter(
    work,
    {
      kind: moved.amountCents < 0 ? LedgerKind.DISPUTE_WITHDRAWN : LedgerKind.DISPUTE_REINSTATED,
      sourceId: moved.id,
      ...ofOrder(dispute),
    },
    {
      providerCents: moved.amountCents - moved.feeCents,
      cardFeesCents: moved.feeCents,
      disputedCents: -moved.amountCents,
    },
  );

/** Splits a lost dispute: refunds the bank has covered, the marketplace's part, the kitchen's part. */
export interface Loss {
  owed: Cents;
  commission: Cents;
  kitchen: Cents;
}

export const enterLostDispute = (
  work: Work,
  dispute: { id: string; orderId: string; supplierId: string },
  { owed, commission, kitchen }: Loss,
  words: string,
): void =>
  enter(
    work,
    { kind: LedgerKind.DISPUTE_LOST, sourceId: dispute.id, ...ofOrder(dispute), words },
    {
      disputedCents: -(owed + commission + kitchen),
      customerCents: owed,
      commissionCents: commission,
      kitchenCents: kitchen,
    },
  );

/** A bill was paid, by card or by hand: what was received is owed to the customer as credit. */
export const enterBillPaid = (
  work: Work,
  bill: { id: string; customerId: string; supplierId: string; amountCents: Cents },
  payment: Pick<Payment, 'cardFeeCents'> | null,
): void =>
  enter(
    work,
    {
      kind: LedgerKind.BILL_PAID,
      sourceId: bill.id,
      supplierId: bill.supplierId,
      customerId: bill.customerId,
    },
    {
      ...(payment
        ? {
            providerCents: bill.amountCents - payment.cardFeeCents,
            cardFeesCents: payment.cardFeeCents,
          }
        : { bankCents: bill.amountCents }),
      creditCents: -bill.amountCents,
    },
  );

/** Credit was paid back by hand. One credit is returned many times over the years, so each return has an ID. */
export const enterCreditReturned = (
  work: Work,
  given: { id: string; customerId: string; supplierId: string; cents: Cents },
): void =>
  enter(
    work,
    {
      kind: LedgerKind.CREDIT_RETURNED,
      sourceId: given.id,
      supplierId: given.supplierId,
      customerId: given.customerId,
    },
    { bankCents: -given.cents, creditCents: given.cents },
  );

/** The marketplace gave a customer credit from its own share. A credit is given to many times, so each time has an ID. */
export const enterCreditGiven = (
  work: Work,
  given: { id: string; customerId: string; supplierId: string; cents: Cents },
): void =>
  enter(
    work,
    {
      kind: LedgerKind.CREDIT_GIVEN,
      sourceId: given.id,
      supplierId: given.supplierId,
      customerId: given.customerId,
    },
    { commissionCents: given.cents, creditCents: -given.cents },
  );
