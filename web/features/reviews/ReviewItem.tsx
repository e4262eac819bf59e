import { Star } from 'lucide-react';
import type { KitchenReviews_supplierFragment } from '../../generated/graphql.ts';

type Review = KitchenReviews_supplierFragment['reviews']['edges'][number]['node'];

const stars = [1, 2, 3, 4, 5];
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export function ReviewItem({ review }: { review: Review }) {
  return (
    <article className="py-4">
      <p className="flex flex-wrap items-center gap-x-2">
        <span role="img" aria-label={`${review.rating} of 5 stars`} className="inline-flex">
          {stars.map(star => (
            <Star
              key={star}
              aria-hidden
              className={star <= review.rating ? 'size-4 fill-star text-star' : 'size-4 text-input-border'}
            />
          ))}
        </span>
        <span className="font-medium">{review.authorName}</span>
        <time dateTime={review.createdAt} className="text-small text-muted">
          {month.format(new Date(review.createdAt))}
        </time>
      </p>
      {review.words && <p className="mt-1">{review.words}</p>}
    </article>
  );
}
