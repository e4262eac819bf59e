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
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime } from '../../core/graphql/scalars.ts';
import type { Cents } from '../../core/values/money.ts';
import { User } from '../identity/user.ts';
import { UpdatesOrder } from '../orders/updates-order.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinBill } from './bills/tiffin-bill.ts';
import { PaymentMethod, PaymentStatus } from './payment-enums.ts';

@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Payment for an order or a bill of tiffin plans, received or not.',
})
@Entity({ tableName: 'payments' })
@UpdatesOrder('payments')
@Unique({ name: 'payments_one_of_order', properties: ['orderId'], where: "status in ('OPEN', 'SUCCEEDED')" })
@Index({ name: 'payments_newest', columns: newestFirst('createdAt') })
@Index({ name: 'payments_of_customer', columns: [{ name: 'customerId' }, ...newestFirst('createdAt')] })
@Index({ name: 'payments_of_supplier', columns: [{ name: 'supplierId' }, ...newestFirst('createdAt')] })
@Index({ name: 'payments_to_stop', properties: ['id'], where: 'is_to_stop' })
@Check({
  name: 'payments_commission',
  expression: 'commission_cents >= 0 and commission_cents <= amount_cents',
})
@Check({ name: 'payments_refunded', expression: 'refunded_cents >= 0 and refunded_cents <= amount_cents' })
@Check({
  name: 'payments_given_back',
  expression: 'charged_back_cents >= 0 and refunded_cents + charged_back_cents <= amount_cents',
})
@Index({ name: 'payments_bill', properties: ['billId'], where: 'bill_id is not null' })
@Check({ name: 'payments_of_bill', expression: 'bill_id is null or bill_id = order_id' })
export class Payment {
  @Field(() => ID, { description: 'Opaque ID of the payment.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** ID of what it pays: the order, placed or held, or the bill. */
  @Field(() => ID, { description: 'ID of the order, or of the bill that `billId` names.' })
  @Property({ type: 'uuid', index: 'payments_of_order' })
  orderId!: string;

  @Field(() => String, { description: 'Number of that order or bill.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bill of tiffin plans that it pays; null if it pays an order.',
  })
  @ManyToOne(() => TiffinBill, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  billId?: string | null;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Field(() => PaymentMethod, { description: 'Payment method.' })
  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Status of the payment.' })
  @Enum({ items: () => PaymentStatus, type: 'text' })
  status!: PaymentStatus;

  @Property({ type: 'int', check: 'amount_cents > 0' })
  amountCents!: Cents;

  /** Commission of the order, fixed at the sale. */
  @Property({ type: 'int' })
  commissionCents!: Cents;

  @Property({ type: 'int', check: 'card_fee_cents >= 0' })
  cardFeeCents!: Cents;

  @Property({ type: 'int', default: 0 })
  refundedCents!: Cents;

  /** Amount lost in a dispute. */
  @Property({ type: 'int', default: 0 })
  chargedBackCents!: Cents;

  @Property({ type: 'text', nullable: true, hidden: true, unique: true })
  providerIntentId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason the last attempt failed; null if it did not.',
  })
  @Property({ type: 'text', nullable: true })
  declineWords?: string | null;

  /** Whether the payment is still to be canceled at the card provider. */
  @Property({ type: 'boolean', default: false })
  isToStop!: boolean;

  @Field(() => DateTime, { description: 'Time at which the payment was started.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the money was received; null before.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  succeededAt?: Date | null;
}
