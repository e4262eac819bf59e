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
import { Visible, withinReach } from '../../core/access/visible.ts';
import { newestFirst } from '../../core/database/newest-first.ts';
import { Node } from '../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../core/graphql/scalars.ts';
import type { Cents } from '../../core/values/money.ts';
import { User } from '../identity/user.ts';
import { Mealtime } from '../mealtimes/mealtime.ts';
import { Fulfillment } from '../orders/order-enums.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { TiffinOffer } from './offers/tiffin-offer.ts';
import type { AgreedConflict } from './planning/agreed-conflicts.ts';
import { TiffinPlanLine } from './tiffin-plan-line.ts';
import { TiffinStopReason } from './tiffin-stop-reason.ts';
import { WeekdayAddress } from './weekday-address.ts';

@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'Dishes that a customer has from one kitchen for the same meal on some weekdays, until they stop. Each day becomes ' +
    'an order when the kitchen takes orders for it.',
})
@Entity({ tableName: 'tiffin_plans' })
@Index({ name: 'tiffin_plans_of_customer', columns: [{ name: 'customerId' }, ...newestFirst('startedAt')] })
@Index({ name: 'tiffin_plans_of_kitchen', columns: [{ name: 'supplierId' }, ...newestFirst('startedAt')] })
@Index({
  name: 'tiffin_plans_running_newest',
  columns: newestFirst('startedAt'),
  where: 'stopped_at is null',
})
@Index({
  name: 'tiffin_plans_stopped_for',
  properties: ['stopReason', 'stoppedAt'],
  where: 'stopped_at is not null',
})
@Index({ name: 'tiffin_plans_running', properties: ['supplierId'], where: 'stopped_at is null' })
@Unique({ name: 'tiffin_plans_idempotency_key', properties: ['customerId', 'idempotencyKey'] })
@Index({
  name: 'tiffin_plans_of_offer',
  properties: ['offerId'],
  where: 'stopped_at is null and offer_id is not null',
})
@Index({ name: 'tiffin_plans_started', properties: ['startedAt'] })
@Index({ name: 'tiffin_plans_stopped', properties: ['stoppedAt'], where: 'stopped_at is not null' })
@Check({ name: 'tiffin_plans_ends', expression: 'ends_on >= starts_on' })
export class TiffinPlan {
  @Field(() => ID, { description: 'Opaque ID of the plan.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Field(() => Mealtime, { description: 'Meal of each day.' })
  @Enum({ items: () => Mealtime, type: 'text' })
  mealtime!: Mealtime;

  @Field(() => [Int], { description: 'Weekdays, from 0, Sunday, to 6, Saturday.' })
  @Property({ type: 'smallint[]', check: 'cardinality(weekdays) > 0' })
  weekdays!: number[];

  @Field(() => Fulfillment, { description: 'Delivery or pickup.' })
  @Enum({ items: () => Fulfillment, type: 'text' })
  fulfillment!: Fulfillment;

  @Field(() => String, { nullable: true, description: 'Delivery address as one line; null for pickup.' })
  @Property({ type: 'text', nullable: true })
  deliveryAddress?: string | null;

  @Field(() => [WeekdayAddress], {
    description: 'Delivery addresses of weekdays that have another one; empty for pickup.',
  })
  @Property({ type: 'json', default: '[]' })
  weekdayAddresses!: WeekdayAddress[];

  @Field(() => String, { nullable: true, description: "Customer's note to the cook; null if none." })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => [TiffinPlanLine], { description: 'Dishes of each meal, as the customer agreed to them.' })
  @Property({ type: 'json' })
  lines!: TiffinPlanLine[];

  /** What the customer agreed to although someone in the household never eats it. */
  @Property({ type: 'json', default: '[]', hidden: true })
  agreedConflicts!: AgreedConflict[];

  @Field(() => Int, {
    description: 'Version, which a change names so that it overwrites no other one; 1 when it is started.',
  })
  @Property({ type: 'int', default: 1 })
  version!: number;

  /** When a change of the household last let its orders be canceled for free after their cut-off. */
  @Property({ type: 'timestamptz', nullable: true, hidden: true })
  reopenedAt?: Date | null;

  /** Price that the customer agreed to; the lines have what holds since, after rises that needed no consent. */
  @Property({ type: 'int', check: 'total_cents > 0' })
  totalCents!: Cents;

  /** Offer whose prices it has. */
  @ManyToOne(() => TiffinOffer, { mapToPk: true, nullable: true })
  offerId?: string | null;

  /** Number of people for whom it takes spots of that offer; null where its meal is another one. */
  @Property({ type: 'smallint', nullable: true, check: 'people > 0' })
  people?: number | null;

  /** Higher price that the customer was notified of and has not agreed to. */
  @Property({ type: 'int', nullable: true })
  raisedToCents?: Cents | null;

  /** First day of that price. */
  @Property({ type: 'date', nullable: true })
  raisedFrom?: string | null;

  /** Prices of that meal, a portion of each line. */
  @Property({ type: 'json', nullable: true })
  raisedPrices?: Cents[] | null;

  /** Whether the customer agreed to be notified of small rises, and not asked. */
  @Property({ type: 'boolean', default: false })
  allowsSmallRises!: boolean;

  @Field(() => Int, { description: 'Number of portions of each meal.' })
  @Property({ type: 'int', check: 'portions > 0' })
  portions!: number;

  @Field(() => LocalDate, { description: "First day, in the kitchen's time zone." })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day; null for a plan that runs until stopped.',
  })
  @Property({ type: 'date', nullable: true })
  endsOn?: string | null;

  @Field(() => String, { description: 'Words the customer agreed to.' })
  @Property({ type: 'text' })
  consent!: string;

  /** Keyed hash of the network source, which the limits of unpaid plates count its orders by. */
  @Property({ type: 'text', nullable: true, hidden: true })
  startedFrom?: string | null;

  /** With the hash of the request, so that a repeated one finds the plan it started. */
  @Property({ type: 'text', nullable: true, hidden: true })
  idempotencyKey?: string | null;

  @Property({ type: 'text', nullable: true, hidden: true })
  requestHash?: string | null;

  @Field(() => DateTime, { description: 'Time at which the customer agreed and the plan was made.' })
  @Property({ type: 'timestamptz' })
  startedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the customer stopped it; null while it runs.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  stoppedAt?: Date | null;

  @Field(() => TiffinStopReason, {
    nullable: true,
    description: 'Reason the customer gave for stopping it; null if none.',
  })
  @Enum({ items: () => TiffinStopReason, type: 'text', nullable: true })
  stopReason?: TiffinStopReason | null;

  @Field(() => String, { nullable: true, description: "Customer's words about that; null if none." })
  @Property({ type: 'text', nullable: true })
  stopWords?: string | null;
}
