import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { kitchenCancellationReasons } from '../../../../schema/constants.ts';
import { kitchenCancellationReason } from '../../../../schema/rules/order.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { refusalText } from '../../../lib/refusal.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DraftNotice } from '../../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { RadioCards } from '../../../ui/forms/RadioCards.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useCancelByKitchen } from './use-cancel-by-kitchen.ts';

interface Props {
  order: { id: string; orderNumber: string; customer: { firstName: string } | null };
  onDone: () => void;
  onClose: () => void;
}

const ownWords = 'another reason';
const choices = () => [
  ...kitchenCancellationReasons.map(reason => ({ value: reason as string, title: sentenceText(reason) })),
  { value: ownWords, title: t`Something else` },
];

const nothing: { choice: string | null; words: string } = { choice: null, words: '' };

/** Asks why, because the customer reads the answer. */
export default function CancelByKitchenDialog({ order, onDone, onClose }: Props) {
  const cancel = useCancelByKitchen(order);
  const form = useId();
  const { values, change, draft, removeDraft } = useDraftState(nothing, { key: `cancel-${order.id}` });
  const { choice, words } = values;
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reason = kitchenCancellationReason.safeParse(choice === ownWords ? words : (choice ?? ''));
    if (!reason.success) return setRefusal(reason.error.issues[0]!.message);
    setIsSending(true);
    const refused = await cancel(reason.data);
    setIsSending(false);
    if (refused) return setRefusal(refusalText(refused));
    removeDraft();
    onDone();
  };

  const name = order.customer?.firstName ?? t`The customer`;
  return (
    <Sheet
      onClose={onClose}
      title={t`Cancel ${order.orderNumber}?`}
      description={t`${name} will be notified right away with your reason. Any payment is refunded. You can't undo this.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Keep order`}
          </Button>
          <Button variant="danger" type="submit" form={form} loading={isSending}>
            {t`Cancel order`}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={event => void submit(event)} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <RadioCards
          legend={t`Why?`}
          options={choices()}
          value={choice}
          onChange={chosen => change({ choice: chosen })}
        />
        {choice === ownWords && (
          <TextArea
            label={t`In your words`}
            value={words}
            maxLength={300}
            onChange={event => change({ words: event.target.value })}
          />
        )}
        <FormRefusal message={refusal} />
      </form>
    </Sheet>
  );
}
