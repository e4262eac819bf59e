import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Cents } from '../../../core/money.ts';

/** Kinds of ledger entries. */
export enum LedgerKind {
  /** An order was paid: amount, shares and card fee. */
  CHARGE = 'CHARGE',
  /** A payment arrived after its order was gone; all of it is owed to the customer. */
  LATE_CHARGE = 'LATE_CHARGE',
  /** A refund was decided: it is taken from both shares and owed to the customer. */
  REVERSAL = 'REVERSAL',
  /** A refund was paid to the card. */
  REFUND = 'REFUND',
  /** The customer's bank returned a refund; it is owed again. */
  REFUND_RETURNED = 'REFUND_RETURNED',
  /** A refund was paid by hand. */
  REFUND_BY_HAND = 'REFUND_BY_HAND',
  /** The marketplace adjusted the balance of a kitchen. */
  ADJUSTMENT = 'ADJUSTMENT',
  /** A kitchen was paid. */
  PAYOUT = 'PAYOUT',
  /** The bank took money for a dispute; the provider charged for it. */
  DISPUTE_WITHDRAWN = 'DISPUTE_WITHDRAWN',
  /** The bank returned the money of a dispute. */
  DISPUTE_REINSTATED = 'DISPUTE_REINSTATED',
  /** A dispute was lost: the loss is split among those who bear it. */
  DISPUTE_LOST = 'DISPUTE_LOST',
}

/**
 * A balanced set of double-entry amounts in one row, a column per account: debits are positive, credits
 * negative, and they sum to zero. The database rejects any other row and any update.
 */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Enum({ items: () => LedgerKind, type: 'text' })
  kind!: LedgerKind;

  /** ID of the payment, refund, adjustment or payout; each is entered once. */
  @Property({ type: 'uuid' })
  sourceId!: string;

  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Property({ type: 'uuid' })
  supplierId!: string;

  /** Balance at the card provider. */
  @Property({ type: 'int' })
  providerCents!: Cents;

  /** Balance of payments by hand. */
  @Property({ type: 'int' })
  bankCents!: Cents;

  @Property({ type: 'int' })
  cardFeesCents!: Cents;

  /** Held by banks for open disputes. */
  @Property({ type: 'int' })
  disputedCents!: Cents;

  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int' })
  kitchenCents!: Cents;

  @Property({ type: 'int' })
  customerCents!: Cents;

  /** Reason, for adjustments and lost disputes. */
  @Property({ type: 'text', nullable: true })
  words?: string | null;
}
