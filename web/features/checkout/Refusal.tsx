import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { refusalWords, type WayOn } from './refusal-words.ts';
import type { NoOrder } from './use-place-order.ts';

interface Props {
  refusal: NoOrder | undefined;
  actionFor: (wayOn: WayOn) => ReactNode;
}

/** The region is always there, so that what comes into it is read aloud. */
export function Refusal({ refusal, actionFor }: Props) {
  const words = refusal && refusalWords(refusal);
  return (
    <div role="alert" className="empty:hidden">
      {words && (
        <Notice tone="danger" action={actionFor(words.wayOn)}>
          {words.text}
        </Notice>
      )}
    </div>
  );
}
