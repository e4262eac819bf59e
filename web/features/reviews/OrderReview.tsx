import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef } from 'react';
import Star from '~icons/lucide/star';
import { type OrderReview_orderFragment, useOrderReview_order } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Stars } from '../../ui/display/Stars.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const dialog = 'review';
const ReviewSheet = lazyWithRetry(() => import('./ReviewSheet.tsx'));

interface Props {
  order: FragmentType<OrderReview_orderFragment>;
  /** Opens the form immediately, for links that lead to rating. */
  startsOpen: boolean;
}

/** The customer's review of a delivered meal, or the invitation to write one. */
export function OrderReview({ order: from, startsOpen }: Props) {
  const { id, review, viewerCanReview, supplier } = useOrderReview_order(from);
  const { open, show, close } = useDialogInUrl();
  const isWanted = useRef(startsOpen && viewerCanReview && !review);
  useEffect(() => {
    if (isWanted.current && open === null) show(dialog);
    isWanted.current = false;
  }, [open, show]);
  if (!review && !viewerCanReview) return null;

  return (
    <section aria-labelledby="review">
      <h2 id="review" className="mb-3 text-title font-bold">
        {review ? t`Your review` : t`How was it?`}
      </h2>
      <Card className="flex flex-col items-start gap-3">
        {review ? (
          <div>
            <Stars given={review.rating} />
            {review.words && <p className="mt-1 whitespace-pre-line">{review.words}</p>}
          </div>
        ) : (
          <p>{t`Your review helps ${supplier.kitchenName} and people deciding what to eat tomorrow.`}</p>
        )}
        {viewerCanReview && (
          <Button variant={review ? 'secondary' : 'primary'} onClick={() => show(dialog)}>
            <Star aria-hidden className="size-5" />
            {review ? t`Change review` : t`Rate this meal`}
          </Button>
        )}
      </Card>
      {open === dialog && viewerCanReview && (
        <Suspense fallback={null}>
          <ReviewSheet orderId={id} kitchen={supplier} review={review} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
