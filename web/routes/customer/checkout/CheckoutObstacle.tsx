import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { paths } from '../../../app/paths.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { CartProblem } from '../../../features/cart/cart-problems.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { Refusal } from '../../../features/checkout/Refusal.tsx';
import type { NextAction } from '../../../features/checkout/refusal-words.ts';
import type { NoOrder } from '../../../features/checkout/use-place-order.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

interface Props {
  problem: CartProblem | undefined;
  refusal: NoOrder | undefined;
  /** From a fresh quote, so that no one accepts an outdated price. */
  quote: Quote | undefined;
  onAccept: () => void;
  onAddress: () => void;
  /** The email is confirmed now, so the order can be placed. */
  onProven: () => void;
}

const ProofNeeded = lazyWithRetry(() => import('../../../features/email/ProofNeeded.tsx'));

/** What the server refused, or what the quote already says against the cart; each with its one way on. */
export function CheckoutObstacle({ problem, refusal, quote, onAccept, onAddress, onProven }: Props) {
  const actionFor = (nextAction: NextAction) => {
    if (nextAction === 'price')
      return quote && <Button variant="secondary" onClick={onAccept}>{t`Accept ${quote.total.text}`}</Button>;
    if (nextAction === 'address')
      return <Button variant="secondary" onClick={onAddress}>{t`Change the address`}</Button>;
    if (nextAction === 'proof')
      return (
        <Suspense fallback={null}>
          <ProofNeeded onProven={onProven} />
        </Suspense>
      );
    if (nextAction === 'cart')
      return <ButtonLink variant="secondary" to={paths.cart()}>{t`Change my cart`}</ButtonLink>;
    return null;
  };
  return (
    <>
      <Refusal refusal={refusal} actionFor={actionFor} />
      {!refusal && (
        <CartProblemNotice
          problem={problem}
          action={problem && actionFor(problem.at === 'price' ? 'price' : 'cart')}
        />
      )}
    </>
  );
}
