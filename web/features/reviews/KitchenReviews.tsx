import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { CookFace } from '../../food/CookFace.tsx';
import { type KitchenReviews_supplierFragment, useKitchenReviews_supplier } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { Rating } from '../../ui/display/Rating.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { ReviewItem } from './ReviewItem.tsx';

interface Props {
  supplier: FragmentType<KitchenReviews_supplierFragment>;
  isLoadingMore: boolean;
  onMore: (after: string) => Promise<unknown>;
}

export default function KitchenReviews({ supplier: from, isLoadingMore, onMore }: Props) {
  const { cookName, cookPhoto, rating, totalRatings, reviews } = useKitchenReviews_supplier(from);
  return (
    <section aria-labelledby="reviews" className="mt-10">
      <div className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden>
          <CookFace name={cookName} photo={cookPhoto} />
        </span>
        <h2 id="reviews" className="flex-1 text-title font-bold">{t`What people say`}</h2>
        <Rating value={rating} count={totalRatings} />
      </div>
      {reviews.edges.length === 0 ? (
        <p className="mt-2 text-muted">{t`Be the first to write a review.`}</p>
      ) : (
        <ul className="mt-1 divide-y divide-border">
          {reviews.edges.map(({ node }) => (
            <li key={node.id}>
              <ReviewItem review={node} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton
        after={nextPage(reviews.pageInfo)}
        words={t`More reviews`}
        isLoading={isLoadingMore}
        onMore={onMore}
      />
    </section>
  );
}
