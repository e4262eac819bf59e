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
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { SetsUpdatedAt } from '../../../core/database/updated-at.ts';
import { storedWithRow } from '../../../core/graphql/list-cost.ts';
import { Node } from '../../../core/graphql/node.ts';
import { DateTime, LocalDate } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { TiffinBillLine } from './tiffin-bill-line.ts';

/** Never changes once it is made, except for what becomes of it: a customer may be paying it at this moment. */
@Visible(withinReach)
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    "Bill of a customer for a week of their tiffin plans from one kitchen and for the plans' orders that are unpaid, " +
    'less credit.',
})
@Entity({ tableName: 'tiffin_bills' })
@SetsUpdatedAt('tiffin_bills')
@Unique({ name: 'tiffin_bills_one_open', properties: ['customerId', 'supplierId'], where: "status = 'OPEN'" })
@Index({ name: 'tiffin_bills_newest', columns: newestFirst('createdAt') })
@Index({ name: 'tiffin_bills_of_customer', columns: [{ name: 'customerId' }, ...newestFirst('createdAt')] })
@Index({ name: 'tiffin_bills_updated', properties: ['updatedAt', 'id'] })
@Index({ name: 'tiffin_bills_updated_of_customer', properties: ['customerId', 'updatedAt', 'id'] })
@Index({ name: 'tiffin_bills_open_newest', columns: newestFirst('createdAt'), where: "status = 'OPEN'" })
@Index({ name: 'tiffin_bills_open', properties: ['dueAt'], where: "status = 'OPEN'" })
@Index({ name: 'tiffin_bills_void', columns: newestFirst('createdAt'), where: "status = 'VOID'" })
@Check({ name: 'tiffin_bills_sum', expression: 'amount_cents = meals_cents - credit_cents' })
@Check({ name: 'tiffin_bills_paid', expression: "(status = 'PAID') = (paid_at is not null)" })
export class TiffinBill {
  @Field(() => ID, { description: 'Opaque ID of the bill.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Bill number for people, such as B-7K3F-92QD.' })
  @Property({ type: 'text', unique: true })
  billNumber!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Field(() => LocalDate, { description: "Monday of the week that it covers, in the kitchen's time zone." })
  @Property({ type: 'date', check: 'extract(isodow from week_starts_on) = 1' })
  weekStartsOn!: string;

  @Field(() => [TiffinBillLine], {
    complexity: storedWithRow,
    description: 'Meals that it covers, by service date.',
  })
  @Property({ type: 'json' })
  lines!: TiffinBillLine[];

  /** Sum of the lines. */
  @Property({ type: 'int' })
  mealsCents!: Cents;

  /** Credit there was when it was made. It stays credit: orders are paid from it as from the money of the bill. */
  @Property({ type: 'int', check: 'credit_cents >= 0' })
  creditCents!: Cents;

  @Property({ type: 'int', check: 'amount_cents > 0' })
  amountCents!: Cents;

  @Field(() => TiffinBillStatus, { description: 'Status of the bill.' })
  @Enum({ items: () => TiffinBillStatus, type: 'text' })
  status!: TiffinBillStatus;

  @Field(() => DateTime, { description: 'Time at which it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time from which the plans wait if it is unpaid.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since when the plans wait for it, or did; null if they never had to.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  overdueAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which its payment was recorded; null before.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  paidAt?: Date | null;

  @Field(() => DateTime, {
    description:
      'Time of the last change of the bill or a charge of it, by the clock of the database, which sets it. A card that is ' +
      'saved or removed does not move it, nor a charge that waits for the card provider. Read changes with updatedSince of the lists of bills.',
  })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt?: Date;
}
