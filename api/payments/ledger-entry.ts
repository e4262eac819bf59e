import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Cents } from '../core/money.ts';
import { DateTime } from '../core/scalars.ts';
import { Visible } from '../core/visible.ts';
import { adminsOnly } from './visibility.ts';

export enum LedgerKind {
  CHARGE = 'CHARGE',
  LATE_CHARGE = 'LATE_CHARGE',
  REVERSAL = 'REVERSAL',
  REFUND = 'REFUND',
  REFUND_RETURNED = 'REFUND_RETURNED',
  REFUND_BY_HAND = 'REFUND_BY_HAND',
  ADJUSTMENT = 'ADJUSTMENT',
  PAYOUT = 'PAYOUT',
}

registerEnumType(LedgerKind, {
  name: 'LedgerKind',
  description: 'What an entry of the ledger tells of.',
  valuesConfig: {
    CHARGE: { description: 'An order was paid: its money, its shares and the card fee.' },
    LATE_CHARGE: { description: 'Money came when its order was gone; all of it is owed back.' },
    REVERSAL: { description: 'A refund was decided: both shares give back, the customer is owed.' },
    REFUND: { description: 'The money of a refund went back to the card.' },
    REFUND_RETURNED: { description: "The customer's bank sent a refund back; it is owed again." },
    REFUND_BY_HAND: { description: 'The money of a refund was given back by hand.' },
    ADJUSTMENT: { description: 'The marketplace gave a kitchen something, or took it.' },
    PAYOUT: { description: 'A kitchen was paid.' },
  },
});

/**
 * A set of double entry on one row, a column for each account: what an account gains is positive, what it
 * owes is negative, and together they are zero. The database refuses any other and lets none be altered.
 */
@Visible(adminsOnly)
@ObjectType({ simpleResolvers: true, description: 'A balanced entry of the ledger.' })
@Entity({ tableName: 'ledger_entries' })
export class LedgerEntry {
  @Field(() => ID, { description: 'Identifies the entry; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => DateTime, { description: 'When it was entered.' })
  @Property({ type: 'timestamptz' })
  at!: Date;

  @Field(() => LedgerKind, { description: 'What it tells of.' })
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

  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int' })
  kitchenCents!: Cents;

  @Property({ type: 'int' })
  customerCents!: Cents;

  @Field(() => String, { nullable: true, description: 'Why, for adjustments.' })
  @Property({ type: 'text', nullable: true })
  words?: string | null;
}
