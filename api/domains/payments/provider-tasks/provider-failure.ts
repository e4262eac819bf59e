import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { newestFirst } from '../../../core/database/newest-first.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Cents } from '../../../core/values/money.ts';

export const ProviderTask = enumType('ProviderTask', 'Request to the card provider.', {
  SEND_REFUND: 'Sends money back to a card.',
  SEND_PAYOUT: 'Pays a kitchen to its account with the card provider.',
  STOP_PAYMENT: 'Makes sure that a payment cannot be made any more.',
  RELEASE_HOLD: 'Stops the payment of a held order whose time is over, so that its plates are free.',
  CHARGE_BILL: 'Charges a bill of tiffin plans to the saved card of its customer.',
  SAVE_CARD: 'Saves the card that a bill was paid with, as its customer agreed.',
  FORGET_CARD: 'Deletes a saved card that was removed.',
});
export type ProviderTask = keyof typeof ProviderTask;

export const ProviderTaskStatus = enumType('ProviderTaskStatus', 'Whether a task is tried again by itself.', {
  RETRYING: 'Tried again at growing intervals.',
  NEEDS_ATTENTION: 'Refused too often; needs an admin.',
});
export type ProviderTaskStatus = keyof typeof ProviderTaskStatus;

/** Refusals after which a task is paused; outages never pause a task. */
const refusalLimit = 5;
const longestWaitMinutes = 60;
const longestError = 300;

@Visible(withRight('SEE_MONEY'))
@ObjectType({
  simpleResolvers: true,
  description: 'Task that the card provider refused or did not answer, until it is done.',
})
@Entity({ tableName: 'provider_failures' })
@Unique({ name: 'provider_failures_once', properties: ['task', 'subjectId'] })
@Index({ name: 'provider_failures_newest', columns: newestFirst('firstFailedAt') })
@Check({ name: 'provider_failures_refusals', expression: 'refusals >= 0 and refusals <= tries' })
export class ProviderFailure {
  @Field(() => ID, { description: 'Opaque ID of the failure.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => ProviderTask, { description: 'Task of the provider.' })
  @Enum({ items: () => ProviderTask, type: 'text' })
  task!: ProviderTask;

  /** ID of the refund, payout, payment, held order, attempt to charge a bill, or saved card. */
  @Property({ type: 'uuid' })
  subjectId!: string;

  @Field(() => String, {
    description: 'Number of the order or bill, or the name of the kitchen that is paid.',
  })
  @Property({ type: 'text' })
  subjectName!: string;

  @Field(() => ID, { nullable: true, description: 'ID of the order; null if it is about none.' })
  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Property({ type: 'int' })
  amountCents!: Cents;

  @Field(() => Int, { description: 'Number of attempts so far.' })
  @Property({ type: 'int', check: 'tries > 0' })
  tries!: number;

  /** Number of attempts that were refused; the others got no response. */
  @Property({ type: 'int' })
  refusals!: number;

  @Field(() => String, { description: 'Error message of the card provider for the last attempt.' })
  @Property({ type: 'text' })
  lastError!: string;

  @Field(() => DateTime, { description: 'Time of the first failed attempt.' })
  @Property({ type: 'timestamptz' })
  firstFailedAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last failed attempt.' })
  @Property({ type: 'timestamptz' })
  lastFailedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the next attempt; null when the task is paused.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  nextTryAt?: Date | null;

  /** Records another failed attempt: schedules a retry or pauses the task. */
  failedAgain(error: Error, isRefusal: boolean, now: Date): void {
    this.tries += 1;
    if (isRefusal) this.refusals += 1;
    this.lastError = error.message.slice(0, longestError);
    this.lastFailedAt = now;
    const waitMinutes = Math.min(2 ** (this.tries - 1), longestWaitMinutes);
    this.nextTryAt =
      isRefusal && this.refusals >= refusalLimit ? null : new Date(now.getTime() + waitMinutes * 60_000);
  }
}

/** Whether it needs an admin. */
export const statusOf = ({
  nextTryAt,
}: {
  nextTryAt?: ProviderFailure['nextTryAt'] | string;
}): ProviderTaskStatus => (nextTryAt ? ProviderTaskStatus.RETRYING : ProviderTaskStatus.NEEDS_ATTENTION);
