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

  /** Null of requests that a server of an earlier release stored: they were for all of it. */
  @Property({ type: 'int', nullable: true })
  askedBackCents?: Cents | null;

  @Field(() => DateTime, { description: 'Time at which it last changed.' })
  @Property({ type: 'timestamptz' })
  changedAt!: Date;

  /** What orders can be paid from: not what was asked back, because it may have been paid back already. */
  spendable(): Cents {
    return this.cents - askedBackOf(this);
  }

  /** Adds money of a bill or of a refunded order. */
  add(cents: Cents, now: Date): void {
    if (this.askedBackAt) this.askedBackCents = askedBackOf(this);
    this.cents += cents;
    this.changedAt = now;
  }

  /** Takes money out for an order. Check first that so much is spendable. */
  spend(cents: Cents, now: Date): void {
    this.cents -= cents;
    this.changedAt = now;
  }

  /** Notes that its customer wants all of it back, also what came after an earlier request. */
  askBack(now: Date): void {
    this.askedBackAt ??= now;
    this.askedBackCents = this.cents;
  }

  /** What support can pay back: what was asked for, or else all. */
  returnable(): Cents {
    return this.askedBackAt ? askedBackOf(this) : this.cents;
  }

  /** Takes out what is returnable, which was paid back. */
  giveBack(now: Date): void {
    this.cents -= this.returnable();
    this.changedAt = now;
    this.askedBackAt = null;
    this.askedBackCents = null;
  }
}

interface AskedBack {
  cents: Cents;
  askedBackAt?: Date | string | null;
  askedBackCents?: Cents | null;
}

/** Part of a credit that its customer asked for, from which no order is paid; all of it if none is stored. */
export const askedBackOf = ({ cents, askedBackAt, askedBackCents }: AskedBack): Cents =>
  askedBackAt ? Math.min(askedBackCents ?? cents, cents) : 0;
