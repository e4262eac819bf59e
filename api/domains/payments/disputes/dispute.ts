import { Collection } from '@mikro-orm/core';
import {
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { namedEntity } from '../../../core/database/named-entity.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';
import { UpdatesOrder } from '../../orders/updates-order.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Payment } from '../payment.ts';
import type { DisputeMovement } from './dispute-movement.ts';

export const DisputeStatus = enumType('DisputeStatus', 'Status of a dispute.', {
  INQUIRY: 'The bank is asking and has not taken money; a refund ends it.',
  NEEDS_RESPONSE: 'The bank has taken the money and is waiting for evidence.',
  UNDER_REVIEW: 'The bank is reviewing the evidence.',
  WON: 'The bank returned the money.',
  LOST: 'The customer keeps the money.',
  CLOSED: 'The inquiry ended without a dispute.',
});
export type DisputeStatus = keyof typeof DisputeStatus;

const decided: readonly DisputeStatus[] = [DisputeStatus.WON, DisputeStatus.LOST, DisputeStatus.CLOSED];

/** Statuses in which the bank holds the money. */
export const heldByBank: readonly DisputeStatus[] = [
  DisputeStatus.NEEDS_RESPONSE,
  DisputeStatus.UNDER_REVIEW,
];

@Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
@ObjectType({
  simpleResolvers: true,
  description: 'Card payment that the customer disputes with their bank.',
})
@Entity({ tableName: 'disputes' })
@UpdatesOrder('disputes')
@Index({ name: 'disputes_newest', columns: newestFirst('openedAt') })
export class Dispute {
  @Field(() => ID, { description: 'Opaque ID of the dispute.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, {
    description: 'ID of the dispute at the card provider, where evidence is submitted.',
  })
  @Property({ type: 'text', unique: true })
  providerDisputeId!: string;

  @ManyToOne(() => Payment, { mapToPk: true, index: 'disputes_of_payment' })
  paymentId!: string;

  @Field(() => ID, { description: 'ID of the order that was paid.' })
  @Property({ type: 'uuid', index: 'disputes_of_order' })
  orderId!: string;

  @Field(() => String, { description: 'Number of that order; null when none matches.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Field(() => ID, { description: 'ID of the kitchen that cooked it.' })
  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Property({ type: 'int', check: 'amount_cents > 0' })
  amountCents!: Cents;

  @Field(() => String, { description: "Bank's reason, such as product_not_received or fraudulent." })
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => DisputeStatus, { description: 'Status of the dispute.' })
  @Enum({ items: () => DisputeStatus, type: 'text' })
  status!: DisputeStatus;

  @Property({ type: 'timestamptz' })
  statusAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Deadline for evidence; null when none is required.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  evidenceDueAt?: Date | null;

  @Field(() => DateTime, { description: 'Time at which the customer disputed it.' })
  @Property({ type: 'timestamptz' })
  openedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision; null while it is open.' })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  @OneToMany(namedEntity('DisputeMovement'), 'disputeId', { cascade: [] })
  movements = new Collection<DisputeMovement>(this);

  /** Amount that the bank took and has not returned. Load the movements first. */
  takenCents(): Cents {
    return this.movements.reduce((sum, { amountCents }) => sum - amountCents, 0);
  }

  /**
   * Applies an event of the provider. Events can arrive out of order: a decision is final, and older events are
   * ignored.
   */
  moveTo(status: DisputeStatus, at: Date): void {
    const isDecision = decided.includes(status);
    if (this.closedAt ? !isDecision || at <= this.statusAt : !isDecision && at < this.statusAt) return;
    this.status = status;
    this.statusAt = at;
    if (isDecision) this.closedAt ??= at;
  }
}
