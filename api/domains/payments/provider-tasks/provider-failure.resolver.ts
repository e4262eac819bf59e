import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { connectionOf, PageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { Money } from '../../../core/values/money.ts';
import { findProviderFailures } from '../ledger/find-money-matters.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { ProviderFailure, ProviderTaskStatus, statusOf } from './provider-failure.ts';
import { retryProviderTask } from './retry-provider-task.ts';
import { settleProviderTask } from './settle-provider-task.ts';

const ProviderFailureConnection = connectionOf(ProviderFailure, 'ProviderFailure', withRight('SEE_MONEY'));

@Visible(withRight('SEE_MONEY'))
@ObjectType({ simpleResolvers: true, description: 'Failure that was settled.' })
export class ProviderTaskSettled {
  @Field(() => ID, { description: 'ID of the failure.' })
  failureId!: string;
}

const RetryProviderTaskResult = createUnionType({
  name: 'RetryProviderTaskResult',
  description: 'Task to retry, or the reason it is not retried.',
  types: () => [ProviderFailure, NothingToSettle] as const,
});

const SettleProviderTaskResult = createUnionType({
  name: 'SettleProviderTaskResult',
  description: 'Settled failure, or the reason it was not settled.',
  types: () => [ProviderTaskSettled, NothingToSettle] as const,
});

const idDescription = 'ID of the failure.';

@Resolver(() => ProviderFailure)
export class ProviderFailureResolver {
  @Visible(withRight('SEE_MONEY'))
  @Query(() => ProviderFailureConnection, {
    description:
      'Refunds, payouts, payments to stop, charges and saved cards that the card provider refused or did not answer, the newest first. For admins.',
  })
  providerFailures(@Context() ctx: Ctx, @Args() page: PageArgs): ReturnType<typeof findProviderFailures> {
    return findProviderFailures(ctx, page);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => RetryProviderTaskResult, {
    description: 'Retries a provider task within a minute. For admins.',
  })
  retryProviderTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<ProviderFailure | Problem> {
    return retryProviderTask(ctx, id);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => SettleProviderTaskResult, {
    description:
      'Notes that what is set aside was done by hand: a refund or the payment of a hold was given back, a payment was stopped, a card deleted, or a charge given up. For admins.',
  })
  async settleProviderTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: idDescription }) id: string,
  ): Promise<ProviderTaskSettled | Problem> {
    const outcome = await settleProviderTask(ctx, id);
    return outcome instanceof Problem ? outcome : Object.assign(new ProviderTaskSettled(), outcome);
  }

  @Visible(withRight('SEE_MONEY'))
  @FieldResolver(() => Money, { description: 'Amount of money concerned.' })
  amount(@Root() failure: Pick<ProviderFailure, 'amountCents'>): Money {
    return new Money(failure.amountCents);
  }

  @Visible(withRight('SEE_MONEY'))
  @FieldResolver(() => ProviderTaskStatus, { description: 'Whether it is retried automatically.' })
  status(@Root() failure: { nextTryAt?: Date | string | null }): ProviderTaskStatus {
    return statusOf(failure);
  }
}
