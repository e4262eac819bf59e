import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { CartProblem } from './cart-problems.ts';
import type { Readiness } from './checkout-readiness.ts';

interface Props {
  state: Readiness;
  problems: readonly CartProblem[];
  onGo: () => void;
  /** Leads the eye and the focus to what is in the way. */
  onBlocked: (problem: CartProblem) => void;
}

/** Never silently disabled: pressed too early, it says what is missing and leads there. */
export function GoToCheckout({ state, problems, onGo, onBlocked }: Props) {
  const [wasPressed, setWasPressed] = useState(false);
  const first = problems[0];

  const press = () => {
    setWasPressed(true);
    if (state === 'ready') onGo();
    else if (first) onBlocked(first);
  };

  return (
    <div>
      <Button fullWidth onClick={press} loading={wasPressed && state === 'pricing'}>
        Go to checkout
      </Button>
      <p role="status" className="mt-2 text-center text-small text-muted empty:mt-0">
        {state === 'blocked' && first && `${first.todo} to go on.`}
        {state === 'pricing' && wasPressed && 'One moment, checking prices and plates…'}
      </p>
    </div>
  );
}
