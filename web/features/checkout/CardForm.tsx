import { t } from '@lingui/core/macro';
import { Elements } from '@stripe/react-stripe-js';
import { type ReactNode, Suspense } from 'react';
import { sandboxCardKey } from '../../../schema/sandbox-cards.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { CardFields } from './CardFields.tsx';
import { cardLook } from './card-look.ts';
import { type StartPayment, useCardProvider } from './use-card-provider.ts';

const SandboxCardFields = lazyWithRetry(() => import('./sandbox/SandboxCardFields.tsx'));

interface Props {
  /** The amount, in words. */
  total: string;
  start: StartPayment;
  /** What there is to know while paying. */
  text: string;
  /** The way back without paying. */
  wayBack: ReactNode;
}

/** Where a customer types the card. The fields are the card provider's own; the number never reaches us. */
export function CardForm({ total, start, text, wayBack }: Props) {
  const { started, provider, refusal, tryAgain } = useCardProvider(start);
  return (
    <section aria-labelledby="payment" className="flex flex-col gap-4">
      <div>
        <h2 id="payment" className="text-title font-bold">{t`Pay ${total} by card`}</h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <Card>
        {refusal ? (
          <div role="alert">
            <Notice
              tone="danger"
              action={<Button variant="secondary" onClick={tryAgain}>{t`Try again`}</Button>}
            >
              {refusal}
            </Notice>
          </div>
        ) : started?.publishableKey === sandboxCardKey ? (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <SandboxCardFields clientSecret={started.clientSecret} total={total} />
          </Suspense>
        ) : started ? (
          <Elements
            stripe={provider}
            options={{ clientSecret: started.clientSecret, appearance: cardLook() }}
          >
            <CardFields total={total} />
          </Elements>
        ) : (
          <Skeleton className="h-48" />
        )}
      </Card>
      {wayBack}
    </section>
  );
}
