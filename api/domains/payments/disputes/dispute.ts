import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { enumType } from '../../../core/enum-type.ts';
import { literalList } from '../../../core/literal-list.ts';
import type { Cents } from '../../../core/money.ts';
import { DateTime } from '../../../core/scalars.ts';
import { forAdmins, Visible } from '../../../core/visible.ts';

export const DisputeStatus = enumType('DisputeStatus', "How far a customer's bank is with a dispute.", {
  INQUIRY: 'The bank asks and has taken no money; a refund ends it.',
  NEEDS_RESPONSE: 'The bank has taken the money and waits for evidence.',
  UNDER_REVIEW: 'The bank looks at the evidence.',
  WON: 'The bank gave the money back.',
  LOST: 'The customer keeps the money.',
  CLOSED: 'An inquiry that ended without a dispute.',
});
export type DisputeStatus = keyof typeof DisputeStatus;

const decided: readonly DisputeStatus[] = [DisputeStatus.WON, DisputeStatus.LOST, DisputeStatus.CLOSED];

/** While a dispute is in one of these, its money is in the bank's hands. */
export const heldByBank: readonly DisputeStatus[] = [
  DisputeStatus.NEEDS_RESPONSE,
  DisputeStatus.UNDER_REVIEW,
];

/** The same inside a statement. */
export const heldByBankList = literalList(heldByBank);

@Visible(forAdmins)
@ObjectType({
  simpleResolvers: true,
  description: 'A card payment that its customer disputes with their bank.',
})
@Entity({ tableName: 'disputes' })
export class Dispute {
  @Field(() => ID, { description: 'Identifies the dispute; opaque.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, {
    description: 'Id of the dispute at the card provider, where evidence is submitted.',
  })
  @Property({ type: 'text' })
  providerDisputeId!: string;

  @Property({ type: 'uuid' })
  paymentId!: string;

  @Field(() => ID, { description: 'The order that was paid.' })
  @Property({ type: 'uuid' })
  orderId!: string;

  @Field(() => String, { description: 'The number of that order.' })
  @Property({ type: 'text' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The kitchen that cooked it.' })
  @Property({ type: 'uuid' })
  supplierId!: string;

  @Property({ type: 'int' })
  amountCents!: Cents;

  @Field(() => String, { description: "The bank's reason, such as product_not_received or fraudulent." })
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => DisputeStatus, { description: 'How far the bank is.' })
  @Enum({ items: () => DisputeStatus, type: 'text' })
  status!: DisputeStatus;

  @Property({ type: 'timestamptz' })
  statusAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'By when evidence must be submitted; null when none is asked for.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  evidenceDueAt?: Date | null;

  @Field(() => DateTime, { description: 'Moment the customer went to the bank.' })
  @Property({ type: 'timestamptz' })
  openedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Moment of the decision; null while it is open.' })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  /** Takes what the provider says, in whatever order it comes: a decision stays, and what was said earlier is over. */
  moveTo(status: DisputeStatus, at: Date): void {
    const isDecision = decided.includes(status);
    if (this.closedAt ? !isDecision || at <= this.statusAt : !isDecision && at < this.statusAt) return;
    this.status = status;
    this.statusAt = at;
    if (isDecision) this.closedAt ??= at;
  }
}
