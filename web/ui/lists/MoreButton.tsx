import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';

interface Props {
  /** The cursor of the next page; null at the end, and then there is no button. */
  after: string | null;
  words: string;
  isLoading: boolean;
  onMore: (after: string) => Promise<unknown>;
}

/** Not from a field, such as one that filters the list. */
const takeLostFocus = (end: HTMLElement | null) => {
  if (document.activeElement === document.body) end?.focus({ preventScroll: true });
};

/** Loads the next page of a list, and says when that fails, and when there are no more. */
export function MoreButton({ after, words, isLoading, onMore }: Props) {
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // The next page is there, or another list.
  if (after !== null && pressedAt !== null && after !== pressedAt) setPressedAt(null);
  if (after === null)
    // Who pressed the button would lose the focus with it, and not know why.
    return (
      pressedAt && (
        <p ref={takeLostFocus} tabIndex={-1} className="mt-4 text-center text-muted">{t`That's all.`}</p>
      )
    );
  const load = () => {
    setPressedAt(after);
    setFailed(null);
    onMore(after).catch(() => setFailed(after));
  };
  return (
    <>
      <Button variant="secondary" fullWidth className="mt-4" loading={isLoading} onClick={load}>
        {words}
      </Button>
      <p role="alert" className="mt-2 text-center text-danger empty:hidden">
        {failed === after && t`Not loaded. Please try again.`}
      </p>
    </>
  );
}
