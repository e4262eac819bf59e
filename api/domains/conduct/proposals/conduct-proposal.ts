import assert from 'node:assert/strict';
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
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { ConductProposalStatus, ConductStep } from '../conduct-enums.ts';

/** What an admin decided about a proposal. */
interface Decision {
  decidedById: string;
  /** What the kitchen reads; null for a dismissal. */
  words: string | null;
  /** Why it was dismissed; null for a step that was taken. */
  reason: string | null;
  pausedUntil?: string | null;
}

/**
 * A step that the marketplace proposes to admins because of the orders of a kitchen, with the counts it is proposed
 * for. Until it is closed it never changes, also when the counts do. It is closed once they lead to another step, which is
 * then proposed by another one, or to none.
 */
@Visible(withRight('SEE_ORDERS'))
@ObjectType({
  simpleResolvers: true,
  description:
    'Step that is proposed to admins because of the orders of a kitchen. Nothing happens by itself.',
})
@Entity({ tableName: 'conduct_proposals' })
@Unique({ name: 'conduct_proposals_open', properties: ['supplierId'], where: "status = 'OPEN'" })
@Index({
  name: 'conduct_proposals_of_kitchen',
  columns: [{ name: 'supplierId' }, { name: 'closedAt', sort: 'DESC' }],
})
@Index({
  name: 'conduct_proposals_open_first',
  expression: `create index conduct_proposals_open_first on conduct_proposals (coalesce(closed_at, 'infinity'::timestamp with time zone) desc, id desc)`,
})
@Check({
  name: 'conduct_proposals_counts',
  expression:
    'orders_late >= 0 and orders_refunded >= 0 and orders_canceled >= 0 and orders_late <= orders_delivered ' +
    'and orders_refunded <= orders_delivered and orders_delivered + orders_canceled <= orders_due',
})
@Check({ name: 'conduct_proposals_closed', expression: "(status = 'OPEN') = (closed_at is null)" })
@Check({
  name: 'conduct_proposals_decided',
  expression:
    "(status in ('TAKEN', 'DISMISSED')) = (decided_by_id is not null) and (status = 'TAKEN') = (words is not null) " +
    "and (status = 'DISMISSED') = (reason is not null)",
})
export class ConductProposal {
  @Field(() => ID, { description: 'Opaque ID of the proposal.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => Supplier, { mapToPk: true, deleteRule: 'cascade' })
  supplierId!: string;

  @Field(() => ConductStep, { description: 'Proposed step.' })
  @Enum({ items: () => ConductStep, type: 'text' })
  step!: ConductStep;

  @Field(() => ConductProposalStatus, { description: 'Status of the proposal.' })
  @Enum({ items: () => ConductProposalStatus, type: 'text' })
  status!: ConductProposalStatus;

  @Field(() => DateTime, { description: 'Time at which it was proposed.' })
  @Property({ type: 'timestamptz' })
  proposedAt!: Date;

  @Property({ type: 'date' })
  firstDay!: string;

  @Property({ type: 'date' })
  lastDay!: string;

  @Property({ type: 'int' })
  ordersDue!: number;

  @Property({ type: 'int' })
  ordersDelivered!: number;

  @Property({ type: 'int' })
  ordersCanceled!: number;

  @Property({ type: 'int' })
  ordersLate!: number;

  @Property({ type: 'int' })
  ordersRefunded!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which it was decided or became void; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  @ManyToOne(() => User, { mapToPk: true, nullable: true, deleteRule: 'no action' })
  decidedById?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words to the kitchen; null unless the step was taken.',
  })
  @Property({ type: 'text', nullable: true })
  words?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the dismissal; null unless it was dismissed.',
  })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the kitchen may take orders again; null unless it was paused.',
  })
  @Property({ type: 'date', nullable: true })
  pausedUntil?: string | null;

  /** Closes it because it is no longer needed. */
  makeVoid(now: Date): void {
    close(this, 'VOID', now);
  }

  /** Closes it with the decision of an admin. */
  decide(status: 'TAKEN' | 'DISMISSED', decision: Decision, now: Date): void {
    close(this, status, now);
    Object.assign(this, decision);
  }
}

const close = (
  proposal: ConductProposal,
  status: Exclude<ConductProposalStatus, 'OPEN'>,
  now: Date,
): void => {
  assert(proposal.status === 'OPEN', `cannot become ${status} while ${proposal.status}`);
  proposal.status = status;
  proposal.closedAt = now;
};
