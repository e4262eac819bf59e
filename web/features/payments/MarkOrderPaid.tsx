import { useState } from 'react';
import { useRecordPaymentMutation } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

interface Props {
  orderId: string;
  orderNumber: string;
  total: string;
  onPaid: () => void;
}

const notDone = 'Not saved. Please try again.';

/** Support has received the money of an order outside of the card provider; asked once more before it counts. */
export function MarkOrderPaid({ orderId, orderNumber, total, onPaid }: Props) {
  const [record, { loading }] = useRecordPaymentMutation();
  const { open, show, close } = useDialogInUrl();
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();

  const mark = async () => {
    setRefusal(undefined);
    try {
      const answer = (await record({ variables: { orderId } })).data?.recordPayment;
      if (answer?.__typename !== 'Payment') return setRefusal(answer?.message ?? notDone);
    } catch (error) {
      return setRefusal(failureText(error, notDone));
    }
    toast({ title: `${orderNumber} is paid`, tone: 'success' });
    await close();
    onPaid();
  };

  return (
    <>
      <Button variant="secondary" className="mt-3" onClick={() => show('mark-paid')}>
        Mark as paid
      </Button>
      {open === 'mark-paid' && (
        <Dialog
          onClose={close}
          title={`Was ${total} received?`}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Not yet
              </Button>
              <Button loading={loading} onClick={() => void mark()}>
                Yes, mark as paid
              </Button>
            </>
          }
        >
          <p>
            Order {orderNumber} will be marked as paid by hand, and the customer is notified. It can be
            refunded, but can't be marked as due again.
          </p>
          <FormRefusal message={refusal} />
        </Dialog>
      )}
    </>
  );
}
