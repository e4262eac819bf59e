import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DecisionKind } from '../../onboarding/review/decision.ts';

/** Kind of an outbox entry; its subject is an order, an application, a kitchen, a payment matter or a person. */
export type OutboxKind =
  | 'ORDER_PLACED'
  | 'ORDER_MOVED'
  | 'ORDER_MOVE_UNDONE'
  | 'ORDER_CANCELED'
  | 'ORDER_REOPENED'
  | 'ORDER_CONFIRMED'
  | 'ORDER_ISSUE'
  | 'PAYMENT_COMPLETED'
  | 'REFUND_MADE'
  | 'PAYMENT_UNMATCHED'
  | 'DISPUTE_UNMATCHED'
  | 'TASK_NEEDS_ATTENTION'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED'
  | 'APPLICATION_SUBMITTED'
  | 'APPLICATION_DECIDED'
  | 'DECISION_UNDONE'
  | `${DecisionKind}`
  | 'KITCHEN_SUSPENDED'
  | 'KITCHEN_REINSTATED'
  | 'PASSWORD_REPLACED';

/** An event to notify people of, stored until the relay has done so. */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  kind!: OutboxKind;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'text', nullable: true })
  detail?: string | null;

  @Property({ type: 'timestamptz' })
  happenedAt!: Date;

  /** Until then the relay leaves it; null when it is due immediately. */
  @Property({ type: 'timestamptz', nullable: true })
  dueAt?: Date | null;
}
