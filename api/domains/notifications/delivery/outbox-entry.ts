import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DecisionKind } from '../../onboarding/review/decision.ts';

/**
 * Kind of an outbox entry; its subject is an order, a tiffin plan or its bill, an application, a claim, a kitchen, a
 * payment matter or a person.
 */
export type OutboxKind =
  | 'ORDER_PLACED'
  | 'ORDER_MOVED'
  | 'ORDER_MOVE_UNDONE'
  | 'ORDER_CANCELED'
  | 'ORDER_REOPENED'
  | 'ORDER_CONFIRMED'
  | 'ORDER_ISSUE'
  | 'CONTENTS_UNWRITTEN'
  | 'PAYMENT_COMPLETED'
  | 'REFUND_MADE'
  | 'PAYMENT_UNMATCHED'
  | 'DISPUTE_UNMATCHED'
  | 'TASK_NEEDS_ATTENTION'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_CLOSED'
  | 'TIFFIN_PLAN_STARTED'
  | 'TIFFIN_DAY_REFUSED'
  | 'TIFFIN_DAY_MISSED'
  | 'TIFFIN_PRICE_RAISED'
  | 'TIFFIN_PLAN_INTERRUPTED'
  | 'TIFFIN_PLAN_ENDED'
  | 'TIFFIN_BILL_MADE'
  | 'TIFFIN_BILL_PAID'
  | 'TIFFIN_BILL_VOID'
  | 'TIFFIN_BILL_DECLINED'
  | 'TIFFIN_BILL_AUTHENTICATION'
  | 'TIFFIN_BILL_RETURNED'
  | 'TIFFIN_BILL_OVERDUE'
  | 'APPLICATION_SUBMITTED'
  | 'APPLICATION_DECIDED'
  | 'DECISION_UNDONE'
  | `${DecisionKind}`
  | 'CLAIM_FILED'
  | 'KITCHEN_SUSPENDED'
  | 'KITCHEN_REINSTATED'
  | 'PASSWORD_REPLACED'
  | 'NEW_DEVICE'
  | 'SECOND_FACTOR_CHANGED'
  | 'API_SECRET_ISSUED';

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
