import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { enumType } from '../../core/graphql/enum-type.ts';
import type { ProblemCode } from '../../core/operation/problem-code.ts';
import type { Cents } from '../../core/values/money.ts';
import { Order } from '../orders/order.ts';
import { TiffinPlan } from './tiffin-plan.ts';
import type { TiffinPlanLine } from './tiffin-plan-line.ts';

export const TiffinDayStatus = enumType('TiffinDayStatus', 'Status of a day of a tiffin plan.', {
  PLANNED: 'Day whose order is placed when the kitchen takes orders for it.',
  PLACING: 'Day whose order is being placed at this moment.',
  ORDERED: 'Day whose order was placed.',
  WAITING:
    'Day whose order was refused for the given reason; tried again every ten minutes until the cut-off.',
  SKIPPED: 'Day that the customer skipped.',
  MISSED: 'Day whose cut-off passed before its order could be placed.',
});
export type TiffinDayStatus = keyof typeof TiffinDayStatus;

/** A day of a plan on which something has happened; every other day is planned. */
@Entity({ tableName: 'tiffin_plan_days' })
@Check({
  name: 'tiffin_plan_days_own_meal',
  expression: `(lines is null) = (total_cents is null) and (lines is null) = (portions is null)
    and (total_cents is null or total_cents > 0) and (portions is null or portions > 0)`,
})
@Index({
  name: 'tiffin_plan_days_open',
  properties: ['serviceDate'],
  where: "status in ('PLANNED', 'PLACING', 'WAITING')",
})
@Index({ name: 'tiffin_plan_days_unannounced', properties: ['planId'], where: 'is_unannounced' })
@Index({
  name: 'tiffin_plan_days_unpaid',
  properties: ['planId'],
  where: "status = 'WAITING' and code = 'PLAN_IS_UNPAID'",
})
@Index({ name: 'tiffin_plan_days_skipped', properties: ['serviceDate'], where: "status = 'SKIPPED'" })
@Index({ name: 'tiffin_plan_days_order', properties: ['orderId'], where: 'order_id is not null' })
export class TiffinPlanDay {
  @ManyToOne(() => TiffinPlan, { primary: true, mapToPk: true, deleteRule: 'cascade' })
  planId!: string;

  @PrimaryKey({ type: 'date' })
  serviceDate!: string;

  @Enum({ items: () => TiffinDayStatus, type: 'text' })
  status!: TiffinDayStatus;

  /** Counts its orders, so that each is placed under a key of its own; one that was skipped may be ordered again. */
  @Property({ type: 'int', default: 1 })
  attempt!: number;

  @ManyToOne(() => Order, { mapToPk: true, nullable: true })
  orderId?: string | null;

  /**
   * Code and message of the last refusal; of an ordered day what is wrong with its order, which came to light after its
   * cut-off.
   */
  @Property({ type: 'text', nullable: true })
  code?: ProblemCode | null;

  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  triedAt?: Date | null;

  /** Whether the customer is still to be notified of the reason, together with other days that have the same. */
  @Property({ type: 'boolean', default: false })
  isUnannounced?: boolean;

  /** Order, version of the household and version of the menu that were compared last. */
  @Property({ type: 'text', nullable: true })
  comparedWith?: string | null;

  /** What the customer agreed to for this day alone, in place of the plan's; null when it follows the plan. */
  @Property({ type: 'json', nullable: true })
  lines?: TiffinPlanLine[] | null;

  @Property({ type: 'int', nullable: true })
  totalCents?: Cents | null;

  @Property({ type: 'int', nullable: true })
  portions?: number | null;

  @Property({ type: 'text', nullable: true })
  deliveryAddress?: string | null;
}
