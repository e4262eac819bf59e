import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { reviewLengthLimit } from '../../../schema/constants.ts';
import { KitchenByline } from '../../food/KitchenByline.tsx';
import type { KitchenByline_supplierFragment } from '../../generated/graphql.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { StarChoice } from '../../ui/forms/StarChoice.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useWriteReview } from './use-write-review.ts';

interface Props {
  orderId: string;
  kitchen: KitchenByline_supplierFragment;
  review: { rating: number; words: string | null } | null;
  onClose: () => void;
}

export default function ReviewSheet({ orderId, kitchen, review, onClose }: Props) {
  const { values, change, draft, removeDraft } = useDraftState(
    { rating: review?.rating ?? null, words: review?.words ?? '' },
    { key: `review-${orderId}` },
  );
  const { rating, words } = values;
  const [refusal, setRefusal] = useState<string>();
  const [isMissingStars, setIsMissingStars] = useState(false);
  const { writeReview, isWriting } = useWriteReview(orderId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissingStars(rating === null);
    if (rating === null) return;
    const problem = await writeReview({ rating, words: words.trim() || null });
    setRefusal(problem && refusalText(problem));
    if (problem) return;
    removeDraft();
    onClose();
  };

  return (
    <Sheet
      onClose={onClose}
      title={t`Rate this meal`}
      description={<KitchenByline kitchen={kitchen}>{kitchen.kitchenName}</KitchenByline>}
    >
      <form onSubmit={event => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <DraftNotice draft={draft} />
        <StarChoice
          legend={t`How did it taste?`}
          value={rating}
          onChange={stars => change({ rating: stars })}
          error={isMissingStars && rating === null ? t`Please choose 1 to 5 stars` : undefined}
        />
        <TextArea
          label={t`In your words`}
          optional
          rows={4}
          maxLength={reviewLengthLimit}
          placeholder={t`What did you like? What could be better?`}
          value={words}
          onChange={event => change({ words: event.target.value })}
          hint={t`Shown on the kitchen's page with your first name and initial.`}
        />
        <FormRefusal message={refusal} />
        <Button type="submit" fullWidth loading={isWriting}>
          {review ? t`Save review` : t`Send review`}
        </Button>
      </form>
    </Sheet>
  );
}
