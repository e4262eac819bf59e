import { Args, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { connectionOf, type Page, PolledPageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { isOpen } from '../features/is-open.ts';
import { Order } from '../orders/order.ts';
import type { OrderRow } from '../orders/order-columns.ts';
import { cityOf } from '../suppliers/cities/city-of.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { findReviews, reviewOfOrder } from './find-reviews.ts';
import { isEaten, mayStillBeChanged, Review } from './review.ts';
import type { ReviewRow } from './review-columns.ts';

const ReviewConnection = connectionOf(Review, 'Review');

@Resolver(() => Supplier)
export class SupplierReviewFields {
  @FieldResolver(() => ReviewConnection, {
    description: 'Reviews of the kitchen, the newest first. With updatedSince those that changed.',
  })
  reviews(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id'>,
    @Args() page: PolledPageArgs,
  ): Promise<Page<ReviewRow>> {
    return findReviews(ctx, supplier.id, page);
  }
}

@Resolver(() => Order)
export class OrderReviewFields {
  @FieldResolver(() => Review, {
    nullable: true,
    description: 'Review of the order; null without one.',
  })
  review(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<ReviewRow | null> {
    return reviewOfOrder(ctx, order.id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer can review it or change the review now.',
  })
  async viewerCanReview(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<boolean> {
    const isOwn = ctx.viewer.session?.userId === order.customerId;
    if (!isOwn || !isEaten(order, ctx.now)) return false;
    const review = await reviewOfOrder(ctx, order.id);
    if (review) return mayStillBeChanged(review, ctx.now);
    return isOpen(ctx, 'REVIEWS', await cityOf(ctx, order.supplierId));
  }
}

@Resolver(() => Review)
export class ReviewFields {
  @FieldResolver(() => String, { description: 'First name and initial of the author.' })
  authorName(@Root() review: ReviewRow): string {
    return review.authorName;
  }
}
