import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  /** Names the dialog in the address. */
  dialog: string;
  button: string;
  /** Says which row the button is of. */
  label: string;
  question: string;
  explanation: string;
  confirm: string;
  /** Returns the refusal, if there is one. */
  onConfirm: () => Promise<string | undefined>;
}

/** One act about money that moved outside of the product; asked once more before it counts. */
export function RecordMoney({ dialog, button, label, question, explanation, confirm, onConfirm }: Props) {
  const { open, show, close } = useDialogInUrl();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const record = async () => {
    setRefusal(undefined);
    setIsSending(true);
    const refused = await onConfirm().catch(error => failureText(error, t`Not saved. Please try again.`));
    setIsSending(false);
    if (refused) setRefusal(refused);
    else await close();
  };

  return (
    <>
      <Button variant="secondary" isSnug aria-label={label} onClick={() => show(dialog)}>
        {button}
      </Button>
      {open === dialog && (
        <Dialog
          onClose={close}
          title={question}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                {t`Not yet`}
              </Button>
              <Button loading={isSending} onClick={() => void record()}>
                {confirm}
              </Button>
            </>
          }
        >
          <p>{explanation}</p>
          <FormRefusal message={refusal} />
        </Dialog>
      )}
    </>
  );
}
