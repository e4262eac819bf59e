import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useRemoveSavedCardMutation } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { SavedCard } from './bill-words.ts';

const dialog = 'remove-card';

interface Props {
  card: SavedCard;
  onRemoved: () => void;
}

/** The card that weekly bills are charged to, and how to remove it. */
export function SavedCardCard({ card, onRemoved }: Props) {
  const { open, show, close } = useDialogInUrl();
  const { brand, lastFour } = card;
  const until = `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear % 100).padStart(2, '0')}`;
  return (
    <Card className="flex flex-col gap-2">
      <p className="font-semibold">{t`${brand} ending ${lastFour}, until ${until}`}</p>
      <p className="text-muted">
        {t`Your weekly bills are charged to it automatically. To change it, pay a bill with another card.`}
      </p>
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => show(dialog)}
      >{t`Remove card`}</Button>
      {open === dialog && <RemoveCard card={card} onClose={close} onRemoved={onRemoved} />}
    </Card>
  );
}

function RemoveCard({ card, onClose, onRemoved }: Props & { onClose: () => Promise<void> | void }) {
  const { brand, lastFour } = card;
  const [send, { loading }] = useRemoveSavedCardMutation();
  const [refusal, setRefusal] = useState<string>();

  const remove = async () => {
    try {
      const answer = (await send({ variables: { cardId: card.id } })).data!.removeSavedCard;
      if (answer.__typename !== 'RemovedCard') return setRefusal(refusalText(answer));
      await onClose();
      onRemoved();
    } catch (error) {
      setRefusal(failureText(error, t`The card was not removed. Please try again.`));
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={t`Remove your ${brand} ending ${lastFour}?`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void onClose()}>{t`Keep card`}</Button>
          <Button variant="danger" loading={loading} onClick={() => void remove()}>{t`Remove card`}</Button>
        </>
      }
    >
      <p>{t`It is not charged any more. You pay your next bills yourself.`}</p>
      <FormRefusal message={refusal} />
    </Dialog>
  );
}
