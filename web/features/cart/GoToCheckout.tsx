import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import type { CartProblem } from './cart-problems.ts';
import type { Readiness } from './checkout-readiness.ts';

interface Props {
  state: Readiness;
  problems: readonly CartProblem[];
  total: string;
  onGo: () => void;
  /** Scrolls to and focuses the first problem. */
  onBlocked: (problem: CartProblem) => void;
}

/** Never silently disabled: pressed too early, it waits for the price, then continues or says what is missing. */
export function GoToCheckout({ state, problems, total, onGo, onBlocked }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const first = problems[0];

  useEffect(() => {
    if (!isWanted || state === 'pricing') return;
    setIsWanted(false);
    if (state === 'ready') onGo();
    else if (first) onBlocked(first);
  }, [isWanted, state, first, onGo, onBlocked]);

  return (
    <div>
      <Button
        fullWidth
        onClick={() => setIsWanted(true)}
        loading={isWanted}
      >{t`Go to checkout · ${total}`}</Button>
      <p role="status" className="mt-1.5 text-center text-small text-muted empty:mt-0">
        {state === 'blocked' && first && t`${first.todo} to continue.`}
        {isWanted && t`One moment, checking prices and plates…`}
      </p>
    </div>
  );
}
