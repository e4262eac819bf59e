import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { type NextAction, refusalWords } from './refusal-words.ts';
import type { NoOrder } from './use-place-order.ts';

interface Props {
  refusal: NoOrder | undefined;
  actionFor: (nextAction: NextAction) => ReactNode;
}

/** The region is always there, so that what comes into it is read aloud. */
export function Refusal({ refusal, actionFor }: Props) {
  const words = refusal && refusalWords(refusal);
  return (
    <div role="alert" className="empty:hidden">
      {words && (
        <Notice tone="danger" action={actionFor(words.nextAction)}>
          {words.text}
        </Notice>
      )}
    </div>
  );
}
