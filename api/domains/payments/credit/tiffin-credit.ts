import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';

/** Paid bills fill it, and orders of the customer's plans from this kitchen are paid from it. Its row is the lock. */
@Visible(withinReach)
@ObjectType({
  simpleResolvers: true,
  description: 'Money of a customer that pays for the next meals of their tiffin plans from one kitchen.',
})
@Entity({ tableName: 'tiffin_credits' })
@Unique({ name: 'tiffin_credits_once', properties: ['customerId', 'supplierId'] })
@Index({ name: 'tiffin_credits_newest', columns: newestFirst('changedAt'), where: 'cents > 0' })
export class TiffinCredit {
  @Field(() => ID, { description: 'Opaque ID of the credit.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ManyToOne(() => User, { mapToPk: true })
  customerId!: string;

  @ManyToOne(() => Supplier, { mapToPk: true })
  supplierId!: string;

  @Property({ type: 'int', default: 0, check: 'cents >= 0' })
  cents!: Cents;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the customer asked for it back; null if they did not.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  askedBackAt?: Date | null;

  @Field(() => DateTime, { description: 'Time at which it last changed.' })
  @Property({ type: 'timestamptz' })
  changedAt!: Date;

  /** What orders can be paid from: nothing once it was asked back, because it may have been paid back already. */
  spendable(): Cents {
    return this.askedBackAt ? 0 : this.cents;
  }

  /** Adds money of a bill or of a refunded order. */
  add(cents: Cents, now: Date): void {
    this.cents += cents;
    this.changedAt = now;
  }

  /** Takes money out for an order, or to pay it back. Check that there is enough first. */
  take(cents: Cents, now: Date): void {
    this.cents -= cents;
    this.changedAt = now;
    // What the customer asked for is not there any more.
    this.askedBackAt = null;
  }
}
