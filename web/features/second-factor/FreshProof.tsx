import { Suspense, useEffect, useState } from 'react';
import { answerProofsBy } from '../../lib/fresh-proof.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const ProveAgain = lazyWithRetry(() => import('./ProveAgain.tsx'));

interface Question {
  answer: (isProven: boolean) => void;
  answered: Promise<boolean>;
}

/** Opens the dialog that asks for a proof when a change needs one; Back and Close answer that there is none. */
export function FreshProof() {
  const [asked, setAsked] = useState<Question>();
  useEffect(() => {
    let open: Question | undefined;
    /** Changes that are sent while the dialog is open wait for the same answer. */
    const ask = (): Promise<boolean> => {
      if (open) return open.answered;
      let settle: (isProven: boolean) => void = () => undefined;
      const answered = new Promise<boolean>(resolve => {
        settle = resolve;
      });
      const answer = (isProven: boolean) => {
        open = undefined;
        setAsked(undefined);
        settle(isProven);
      };
      open = { answer, answered };
      setAsked(open);
      return answered;
    };
    return answerProofsBy(ask);
  }, []);
  useEffect(() => {
    if (!asked) return;
    const leave = () => asked.answer(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [asked]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ProveAgain onProven={() => asked.answer(true)} onClose={() => asked.answer(false)} />
    </Suspense>
  );
}
