import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface Props {
  held: { total: { text: string }; payment: { status: string } | null };
  onBack: () => void;
}

/** Says that the hold expired, and what happens to the money. */
export const HoldIsOver = ({ held, onBack }: Props) => (
  <div role="alert">
    <Notice tone="warn" action={<Button variant="secondary" onClick={onBack}>{t`Back to my order`}</Button>}>
      <p className="font-semibold">{t`Your time to pay ran out`}</p>
      <p className="mt-0.5">
        {held.payment?.status === 'RETURNED'
          ? t`Your payment came too late for this order. We'll refund ${held.total.text} to your card within 5 business days.`
          : t`Your plates were released and you weren't charged. Go back to order again.`}
      </p>
    </Notice>
  </div>
);
