import { Arg, Ctx as Context, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/ctx.ts';
import { afterDescription, connectionOf, firstDescription, type Page } from '../core/page.ts';
import { Supplier } from '../suppliers/supplier.ts';
import type { SupplierRow } from '../suppliers/supplier-columns.ts';
import { findReviews, type ReviewRow } from './find-reviews.ts';
import { Review } from './review.ts';

const ReviewConnection = connectionOf(Review, 'Review');

@Resolver(() => Supplier)
export class SupplierReviewFields {
  @FieldResolver(() => ReviewConnection, { description: 'What customers say, the newest first.' })
  reviews(
    @Context() ctx: Ctx,
    @Root() supplier: Pick<SupplierRow, 'id'>,
    @Arg('first', () => Int, { defaultValue: 20, description: firstDescription }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterDescription }) after: string | null,
  ): Promise<Page<ReviewRow>> {
    return findReviews(ctx, supplier.id, { first, after });
  }
}

@Resolver(() => Review)
export class ReviewFields {
  @FieldResolver(() => String, { description: "The author's first name and initial." })
  authorName(@Root() review: ReviewRow): string {
    return review.authorName;
  }
}
