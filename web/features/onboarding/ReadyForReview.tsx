import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type ReadyForReview_applicationFragment,
  useReadyForReview_application,
  useSubmitForReviewMutation,
} from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useOutcomeToast } from './use-outcome-toast.ts';

const failed = () => ({ title: t`Update Failed`, description: t`Please try again.` });
const submitted = () =>
  ({
    tone: 'success',
    title: t`Submitted for Review`,
    description: t`We'll answer within 2-3 business days.`,
  }) as const;

interface Props {
  application: FragmentType<ReadyForReview_applicationFragment>;
  onSubmitted: () => void;
}

/** Shown at the foot of the window when all that is required is there. */
export function ReadyForReview({ application: from, onSubmitted }: Props) {
  const { status, viewerCanSubmitForReview } = useReadyForReview_application(from);
  const [submit, { loading }] = useSubmitForReviewMutation();
  const tellOutcome = useOutcomeToast();
  if (!viewerCanSubmitForReview) return null;

  const press = async () => {
    const isDone = await tellOutcome(
      async () => (await submit()).data?.submitForReview,
      failed(),
      submitted(),
    );
    if (isDone) onSubmitted();
  };
  return (
    <section
      aria-labelledby="ready"
      className="sticky bottom-0 z-20 -mx-4 -mb-5 border-t border-leaf bg-leaf-soft p-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      <h2 id="ready" className="text-title font-bold">
        {t`Ready for Review!`}
      </h2>
      {/* In a short window the text would cover what lies above. */}
      <p className="mt-1 mb-3 short:hidden">
        {status === 'REJECTED'
          ? t`If you have corrected what was missing, submit your application again.`
          : t`All required items are complete. Submit your application, and an admin reviews it within 2-3 business days.`}
      </p>
      <Button fullWidth loading={loading} onClick={() => void press()}>
        {t`Submit for Review`}
      </Button>
    </section>
  );
}
