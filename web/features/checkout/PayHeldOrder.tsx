import { t } from '@lingui/core/macro';
import { clockTime } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CardForm } from './CardForm.tsx';
import { useAbandonPayment } from './use-abandon-payment.ts';
import { useStartOrderPayment } from './use-start-payment.ts';

interface Props {
  held: { id: string; orderNumber: string; heldUntil: string; total: { text: string } };
  onBack: () => void;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Pays a held order, whose plates are reserved for a limited time. */
export function PayHeldOrder({ held, onBack }: Props) {
  const { abandon, isAbandoning } = useAbandonPayment(held.id, onBack);
  const start = useStartOrderPayment(held.id);
  const until = clockTime(held.heldUntil, ownZone);
  return (
    <CardForm
      total={held.total.text}
      start={start}
      text={t`Order ${held.orderNumber}. Your plates are reserved until ${until}.`}
      wayBack={
        <Button
          variant="ghost"
          loading={isAbandoning}
          onClick={() => void abandon()}
        >{t`Change my order instead`}</Button>
      }
    />
  );
}
