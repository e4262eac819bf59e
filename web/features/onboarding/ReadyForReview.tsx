import type { FragmentType } from '@apollo/client';
import {
  type ReadyForReview_applicationFragment,
  useReadyForReview_application,
  useSubmitForReviewMutation,
} from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useOutcomeToast } from './use-outcome-toast.ts';

const failed = { title: 'Update Failed', description: 'Please try again.' };
const submitted = {
  tone: 'success',
  title: 'Submitted for Review',
  description: "We'll answer within 2-3 business days.",
} as const;

interface Props {
  application: FragmentType<ReadyForReview_applicationFragment>;
  onSubmitted: () => void;
}

/** Shown when all that is required is there. */
export function ReadyForReview({ application: from, onSubmitted }: Props) {
  const { status, viewerCanSubmitForReview } = useReadyForReview_application(from);
  const [submit, { loading }] = useSubmitForReviewMutation();
  const tellOutcome = useOutcomeToast();
  if (!viewerCanSubmitForReview) return null;

  const press = async () => {
    const isDone = await tellOutcome(async () => (await submit()).data?.submitForReview, failed, submitted);
    if (isDone) onSubmitted();
  };
  return (
    <section aria-labelledby="ready" className="rounded-card border border-leaf bg-leaf-soft p-4">
      <h2 id="ready" className="text-title font-bold">
        Ready for Review!
      </h2>
      <p className="mt-1 mb-4">
        {status === 'REJECTED'
          ? 'If you have corrected what was missing, submit your application again.'
          : 'All required items are complete. Submit your application, and an admin reviews it within 2-3 business days.'}
      </p>
      <Button fullWidth loading={loading} onClick={() => void press()}>
        Submit for Review
      </Button>
    </section>
  );
}
