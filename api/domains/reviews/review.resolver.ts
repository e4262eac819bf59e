import { Arg, Ctx as Context, createUnionType, Mutation, Resolver } from 'type-graphql';
import { customers } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { FeatureNotAvailable } from '../features/feature-problems.ts';
import { OrderNotFound } from '../orders/order-problems.ts';
import { reviewOfOrder } from './find-reviews.ts';
import { Review } from './review.ts';
import { type ReviewRow } from './review-columns.ts';
import { ReviewInput } from './review-inputs.ts';
import { NotReviewable } from './review-problems.ts';
import { writeReview } from './write-review.ts';

const WriteReviewResult = createUnionType({
  name: 'WriteReviewResult',
  description: 'Review, or the reason it was refused.',
  types: () => [Review, InvalidInput, OrderNotFound, NotReviewable, FeatureNotAvailable] as const,
});

@Resolver()
export class ReviewResolver {
  @Visible(customers)
  @Mutation(() => WriteReviewResult, {
    description:
      'Reviews a delivered order of the signed-in customer. Sent again within 30 days it is changed.',
  })
  async writeReview(
    @Context() ctx: Ctx,
    @Arg('input', () => ReviewInput, { description: 'Stars and comment.' }) input: ReviewInput,
  ): Promise<ReviewRow | Problem> {
    const outcome = await writeReview(ctx, input);
    return outcome instanceof Problem
      ? outcome
      : named('Review', (await reviewOfOrder(ctx, outcome.orderId))!);
  }
}
