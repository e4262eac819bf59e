import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { customers } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { Payment } from '../payment.ts';

export enum SavedCardStatus {
  /** The customer agreed while paying; the card is saved once it has paid. */
  PENDING = 'PENDING',
  /** Charged for bills. */
  STORED = 'STORED',
  /** Never charged again. What was agreed to stays as proof; the card itself is forgotten. */
  REMOVED = 'REMOVED',
}

/** Consent of a customer to pay their weekly bills with a card, and the card, whose number never reaches us. */
@Visible(customers)
@ObjectType({
  simpleResolvers: true,
  description: "Viewer's card that their weekly bills of tiffin plans are charged to.",
})
@Entity({ tableName: 'saved_cards' })
@Unique({ name: 'saved_cards_one_of_customer', properties: ['customerId'], where: "status = 'STORED'" })
@Unique({ name: 'saved_cards_one_of_payment', properties: ['paymentId'], where: "status = 'PENDING'" })
@Index({ name: 'saved_cards_of_customer', properties: ['customerId'] })
@Index({ name: 'saved_cards_pending', properties: ['id'], where: "status = 'PENDING'" })
@Index({ name: 'saved_cards_to_forget', properties: ['id'], where: 'is_to_forget' })
@Check({
  name: 'saved_cards_stored',
  expression:
    "(status = 'STORED') = (method_id is not null and brand is not null and last_four is not null and expiry_month is not null and expiry_year is not null)",
})
@Check({ name: 'saved_cards_payer', expression: "payer_id is not null or status <> 'STORED'" })
export class SavedCard {
  @Field(() => ID, { description: 'Opaque ID of the card.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  /** The payment during which the customer agreed. */
  @ManyToOne(() => Payment, { mapToPk: true })
  paymentId!: string;

  @Enum({ items: () => SavedCardStatus, type: 'text' })
  status!: SavedCardStatus;

  /** The words that the customer agreed to. */
  @Property({ type: 'text' })
  consent!: string;

  @Field(() => DateTime, { description: 'Time at which the customer agreed to have bills charged to it.' })
  @Property({ type: 'timestamptz' })
  consentedAt!: Date;

  /** The customer's account at the card provider, made for this card alone; null before, and once it is deleted there. */
  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  payerId?: string | null;

  /** The card at the provider. */
  @Property({ type: 'text', nullable: true, hidden: true })
  methodId?: string | null;

  @Field(() => String, { description: 'Brand of the card, such as Visa.' })
  @Property({ type: 'text', nullable: true })
  brand?: string | null;

  @Field(() => String, { description: 'Last four digits of its number.' })
  @Property({ type: 'text', nullable: true })
  lastFour?: string | null;

  @Field(() => Int, { description: 'Last month in which it is valid, from 1.' })
  @Property({ type: 'int', nullable: true })
  expiryMonth?: number | null;

  @Field(() => Int, { description: 'Year of that month.' })
  @Property({ type: 'int', nullable: true })
  expiryYear?: number | null;

  @Property({ type: 'timestamptz', nullable: true })
  storedAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  removedAt?: Date | null;

  /** Whether the payer is still to be deleted at the provider. */
  @Property({ type: 'boolean', default: false })
  isToForget!: boolean;

  /** Ends its use and forgets the card; the provider is asked to do so next. */
  remove(now: Date): void {
    if (this.status === SavedCardStatus.REMOVED) return;
    this.status = SavedCardStatus.REMOVED;
    this.removedAt = now;
    this.methodId = null;
    this.brand = null;
    this.lastFour = null;
    this.expiryMonth = null;
    this.expiryYear = null;
    this.isToForget = true;
  }
}
