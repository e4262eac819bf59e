import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newestFirst } from '../../../core/database/newest-first.ts';
import type { Cents } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';

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
  /** A refund became credit again. */
  REFUND_TO_CREDIT = 'REFUND_TO_CREDIT',
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
  /** A bill of tiffin plans was paid: the money is credit of the customer. */
  BILL_PAID = 'BILL_PAID',
  /** Credit was paid back to the customer. */
  CREDIT_RETURNED = 'CREDIT_RETURNED',
  /** The marketplace gave credit for a rest that is too little to charge. */
  CREDIT_GIVEN = 'CREDIT_GIVEN',
}

/**
 * A balanced set of double-entry amounts in one row, a column per account: debits are positive, credits
 * negative, and they sum to zero. The database rejects any other row and any update.
 */
@Entity({ tableName: 'ledger_entries' })
@Unique({ name: 'ledger_entries_once', properties: ['kind', 'sourceId'] })
@Index({ name: 'ledger_entries_newest', columns: newestFirst('at') })
@Index({ name: 'ledger_entries_of_kitchen', properties: ['supplierId'], where: 'kitchen_cents <> 0' })
@Index({
  name: 'ledger_entries_of_credit',
  properties: ['customerId', 'supplierId'],
  where: 'credit_cents <> 0',
})
@Check({
  name: 'ledger_entries_balance',
  expression:
    'provider_cents + bank_cents + card_fees_cents + disputed_cents + commission_cents + kitchen_cents + customer_cents + credit_cents = 0',
})
@Check({ name: 'ledger_entries_credit', expression: 'credit_cents = 0 or customer_id is not null' })
@Trigger({
  name: 'ledger_entries_stay',
  timing: 'before',
  events: ['update', 'delete'],
  expression: `create trigger ledger_entries_stay before delete or update on ledger_entries for each row execute function refuse_change()`,
})
export class LedgerEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'timestamptz' })
  at!: Date;

  @Enum({ items: () => LedgerKind, type: 'text' })
  kind!: LedgerKind;

  /** ID of the payment, refund, adjustment, bill or payout, or of the change of a credit; each is entered once. */
  @Property({ type: 'uuid' })
  sourceId!: string;

  @Property({ type: 'uuid', nullable: true, index: 'ledger_entries_of_order' })
  orderId?: string | null;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  /** Customer whose credit changed; null where none did. */
  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  customerId?: string | null;

  /** Balance at the card provider. */
  @Property({ type: 'int', default: 0 })
  providerCents!: Cents;

  /** Balance of payments by hand. */
  @Property({ type: 'int', default: 0 })
  bankCents!: Cents;

  @Property({ type: 'int', default: 0 })
  cardFeesCents!: Cents;

  /** Held by banks for open disputes. */
  @Property({ type: 'int', default: 0 })
  disputedCents!: Cents;

  @Property({ type: 'int', default: 0 })
  commissionCents!: Cents;

  @Property({ type: 'int', default: 0 })
  kitchenCents!: Cents;

  @Property({ type: 'int', default: 0 })
  customerCents!: Cents;

  /** Owed to customers as credit for meals of tiffin plans. */
  @Property({ type: 'int', default: 0 })
  creditCents!: Cents;

  /** Reason, for adjustments and lost disputes. */
  @Property({ type: 'text', nullable: true })
  words?: string | null;
}
