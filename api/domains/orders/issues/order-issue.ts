import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { issueReportDays } from '../../../../schema/constants.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import { Order } from '../order.ts';
import { OrderStatus, openStatuses } from '../order-status.ts';
import { UpdatesOrder } from '../updates-order.ts';

export const IssueReason = enumType('IssueReason', 'Problem that a customer had with an order.', {
  NOT_ARRIVED: 'Order that did not arrive.',
  WRONG_DISHES: 'Dishes were delivered that were not ordered.',
  MISSING_DISHES: 'Dishes were missing.',
  POOR_QUALITY: 'Food that was cold, spoiled or not as described.',
  OTHER: 'Other problem; see `words`.',
});
export type IssueReason = keyof typeof IssueReason;

@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Problem that a customer reported with an order that could no longer be canceled.',
})
@Entity({ tableName: 'order_issues' })
@UpdatesOrder('order_issues')
@Index({ name: 'order_issues_open', properties: ['orderId'], where: 'handled_at is null' })
export class OrderIssue {
  @ManyToOne(() => Order, { primary: true, mapToPk: true, deleteRule: 'cascade', updateRule: 'no action' })
  orderId!: string;

  @Field(() => IssueReason, { description: 'Problem that the customer had.' })
  @Enum({ items: () => IssueReason, type: 'text' })
  reason!: IssueReason;

  @Field(() => String, { nullable: true, description: "Customer's description of it; null if none." })
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Field(() => DateTime, { description: 'Time of the report.' })
  @Property({ type: 'timestamptz' })
  reportedAt!: Date | string;

  @Visible(withRight('SEE_ORDERS'))
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which an admin marked it as handled; null while it is open. For admins.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  handledAt?: Date | string | null;
}

interface Served {
  status: OrderStatus;
  servedUntil: Date | string;
}

/** Whether the order is on its way, delivered or late, and its meal was at most a week ago. */
export const isReportable = ({ status, servedUntil }: Served, now: Date): boolean => {
  const over = new Date(servedUntil);
  const isLate = openStatuses.includes(status) && now > over;
  return (
    (isLate || status === OrderStatus.OUT_FOR_DELIVERY || status === OrderStatus.DELIVERED) &&
    now.getTime() - over.getTime() <= issueReportDays * 86_400_000
  );
};
