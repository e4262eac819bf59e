import { t } from '@lingui/core/macro';
import { useWriteReviewMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Sends a review of an order and shows it, or returns why not. */
export const useWriteReview = (orderId: string) => {
  const toast = useToast();
  const [write, { loading }] = useWriteReviewMutation({
    update: (cache, { data }) => {
      const written = data?.writeReview;
      if (written?.__typename !== 'Review') return;
      cache.modify({
        id: cache.identify({ __typename: 'Order', id: orderId }),
        fields: { review: (_before, { toReference }) => toReference(written) },
      });
    },
  });

  const writeReview = async (review: {
    rating: number;
    words: string | null;
  }): Promise<Refusal | undefined> => {
    try {
      const answer = (await write({ variables: { input: { orderId, ...review } } })).data?.writeReview;
      if (answer?.__typename !== 'Review') return answer ?? { message: t`Not saved`, field: null };
      toast({ tone: 'success', title: t`Thank you`, description: t`Your review is on the kitchen’s page.` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
  return { writeReview, isWriting: loading };
};
