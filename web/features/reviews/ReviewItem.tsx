import type { KitchenReviews_supplierFragment } from '../../generated/graphql.ts';
import { monthOf } from '../../lib/formats/dates.ts';
import { Stars } from '../../ui/display/Stars.tsx';

type Review = KitchenReviews_supplierFragment['reviews']['edges'][number]['node'];

export function ReviewItem({ review }: { review: Review }) {
  return (
    <article className="py-4">
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars given={review.rating} />
        <span className="font-medium">{review.authorName}</span>
        <time dateTime={review.createdAt} className="text-small text-muted">
          {monthOf(review.createdAt)}
        </time>
      </p>
      {review.words && <p className="mt-1">{review.words}</p>}
    </article>
  );
}
