import { Elements } from '@stripe/react-stripe-js';
import { clockTime } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardFields } from './CardFields.tsx';
import { cardLook } from './card-look.ts';
import { useAbandonPayment } from './use-abandon-payment.ts';
import { useCardProvider } from './use-card-provider.ts';

interface Props {
  held: { id: string; orderNumber: string; heldUntil: string; total: { text: string } };
  onBack: () => void;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where a customer types the card. The fields are the card provider's own; the number never reaches us. */
export function CardForm({ held, onBack }: Props) {
  const { started, provider, refusal, tryAgain } = useCardProvider(held.id);
  const { abandon, isAbandoning } = useAbandonPayment(held.id, onBack);
  return (
    <section aria-labelledby="payment" className="flex flex-col gap-4">
      <div>
        <h2 id="payment" className="text-title font-bold">
          Pay {held.total.text} by card
        </h2>
        <p className="mt-1 text-muted">
          Order {held.orderNumber}. We keep your plates until {clockTime(held.heldUntil, ownZone)}.
        </p>
      </div>
      <Card>
        {refusal ? (
          <div role="alert">
            <Notice
              tone="danger"
              action={
                <Button variant="secondary" onClick={tryAgain}>
                  Try again
                </Button>
              }
            >
              {refusal}
            </Notice>
          </div>
        ) : started ? (
          <Elements
            stripe={provider}
            options={{ clientSecret: started.clientSecret, appearance: cardLook() }}
          >
            <CardFields total={held.total.text} />
          </Elements>
        ) : (
          <Skeleton className="h-48" />
        )}
      </Card>
      <Button variant="ghost" loading={isAbandoning} onClick={() => void abandon()}>
        Change my order instead
      </Button>
    </section>
  );
}
