import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Cents } from '../../../core/money.ts';

/** What an entry of the ledger tells of. */
export enum LedgerKind {
  /** An order was paid: its money, its shares and the card fee. */
  CHARGE = 'CHARGE',
  /** Money came when its order was gone; all of it is owed back. */
  LATE_CHARGE = 'LATE_CHARGE',
  /** A refund was decided: both shares give back, the customer is owed. */
  REVERSAL = 'REVERSAL',
  /** The money of a refund went back to the card. */
  REFUND = 'REFUND',
  /** The customer's bank sent a refund back; it is owed again. */
  REFUND_RETURNED = 'REFUND_RETURNED',
  /** The money of a refund was given back by hand. */
  REFUND_BY_HAND = 'REFUND_BY_HAND',
  /** The marketplace gave a kitchen something, or took it. */
  ADJUSTMENT = 'ADJUSTMENT',
  /** A kitchen was paid. */
  PAYOUT = 'PAYOUT',
  /** The bank took money for a dispute; the provider charged for it. */
  DISPUTE_WITHDRAWN = 'DISPUTE_WITHDRAWN',
  /** The bank gave the money of a dispute back. */
  DISPUTE_REINSTATED = 'DISPUTE_REINSTATED',
  /** A dispute was lost: what the bank took is borne by whom it concerns. */
  DISPUTE_LOST = 'DISPUTE_LOST',
}

/**
 * A set of double entry on one row, a column for each account: what an account gains is positive, what it
 * owes is negative, and together they are zero. The database refuses any other and lets none be altered.
 */
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Enum({ items: () => LedgerKind, type: 'text' })
  kind!: LedgerKind;

  /** The payment, refund, adjustment or payout; each is entered once. */
  @Property({ type: 'uuid' })
  sourceId!: string;

  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Property({ type: 'uuid' })
  supplierId!: string;

  /** With the card provider. */
  @Property({ type: 'int' })
  providerCents!: Cents;

  /** In the bank, by hand. */
  @Property({ type: 'int' })
  bankCents!: Cents;

  @Property({ type: 'int' })
  cardFeesCents!: Cents;

  /** Taken by banks for disputes that are not decided. */
  @Property({ type: 'int' })
  disputedCents!: Cents;

  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int' })
  kitchenCents!: Cents;

  @Property({ type: 'int' })
  customerCents!: Cents;

  /** Why, for adjustments and lost disputes. */
  @Property({ type: 'text', nullable: true })
  words?: string | null;
}
