import type { ReactNode } from 'react';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Notice } from '../feedback/Notice.tsx';

interface Props {
  message: string | undefined;
  /** What to do instead. */
  action?: ReactNode;
}

/** What concerns the form as a whole. The region is always there, so that its text is read when it comes. */
export const FormRefusal = ({ message, action }: Props) => (
  <div role="alert" className="empty:hidden">
    {message && (
      <Notice tone="danger" action={action}>
        {sentenceText(message)}
      </Notice>
    )}
  </div>
);
