import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DecisionKind } from '../../onboarding/review/decision.ts';

/** Kinds that no one is notified of: programs learn of them. */
export const kindsForPrograms = [
  'REVIEW_WRITTEN',
  'MENU_CHANGED',
  'KITCHEN_CHANGED',
  'PAYOUT_MADE',
  'PAYOUT_PAID',
  'TIFFIN_PLAN_CHANGED',
] as const;

/**
 * Kind of an outbox entry; its subject is an order, a tiffin plan, its bill, a credit or a wait for it, an application, a
 * claim, a kitchen, a payment matter or a person.
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
  | 'TIFFIN_CONSENT_GIVEN'
  | 'TIFFIN_DAY_REFUSED'
  | 'TIFFIN_ORDER_BREAKS_DIET'
  | 'TIFFIN_DAY_MISSED'
  | 'TIFFIN_DAYS_CLOSED'
  | 'TIFFIN_DAYS_REOPENED'
  | 'TIFFIN_PRICE_RAISED'
  | 'TIFFIN_PLAN_INTERRUPTED'
  | 'TIFFIN_PLAN_ENDED'
  | 'TIFFIN_SPOTS_RESERVED'
  | 'TIFFIN_WAIT_ENDED'
  | 'TIFFIN_BILL_MADE'
  | 'TIFFIN_BILL_PAID'
  | 'TIFFIN_BILL_VOID'
  | 'TIFFIN_BILL_DECLINED'
  | 'TIFFIN_BILL_AUTHENTICATION'
  | 'TIFFIN_BILL_RETURNED'
  | 'TIFFIN_BILL_OVERDUE'
  | 'TIFFIN_CREDIT_ASKED_BACK'
  | 'APPLICATION_SUBMITTED'
  | 'APPLICATION_DECIDED'
  | 'DECISION_UNDONE'
  | `${DecisionKind}`
  | 'CLAIM_FILED'
  | 'KITCHEN_SUSPENDED'
  | 'KITCHEN_REINSTATED'
  | 'KITCHEN_WARNED'
  | 'KITCHEN_PAUSED'
  | 'KITCHEN_PAUSE_ENDED'
  | 'PASSWORD_REPLACED'
  | 'NEW_DEVICE'
  | 'SECOND_FACTOR_CHANGED'
  | 'API_SECRET_ISSUED'
  | (typeof kindsForPrograms)[number]
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_DISABLED';

/** Something that people and programs are to learn, stored until the relay has passed it on. */
@Entity({ tableName: 'outbox' })
export class OutboxEntry {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** In the order in which changes of one subject were made, whenever their requests began. */
  @Property({
    type: new BigIntType('string'),
    autoincrement: true,
    unique: 'outbox_position',
  })
  position?: string;

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
