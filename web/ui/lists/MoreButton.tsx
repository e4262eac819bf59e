import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../actions/Button.tsx';

interface Props {
  /** The cursor of the next page; null at the end. */
  after: string | null;
  words: string;
  /** What is said at the end; that is all when omitted. */
  endWords?: string | undefined;
  isLoading: boolean;
  onMore: (after: string) => Promise<unknown>;
}

/** Loads the next page of a list, and says when that fails. After the last page it stays, as the focus would go with it. */
export function MoreButton({ after, words, endWords = t`That's all.`, isLoading, onMore }: Props) {
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  // The next page is there, or another list.
  if (after && pressedAt && after !== pressedAt) setPressedAt(null);
  if (!after && !pressedAt) return null;
  const load = () => {
    if (!after) return;
    setPressedAt(after);
    setFailed(null);
    onMore(after).catch(() => setFailed(after));
  };
  return (
    <>
      <Button
        variant={after ? 'secondary' : 'ghost'}
        fullWidth
        className={after ? 'mt-4' : 'mt-4 font-normal! text-muted! opacity-100!'}
        loading={isLoading}
        aria-disabled={!after || undefined}
        onClick={load}
      >
        {after ? words : endWords}
      </Button>
      <p role="alert" className="mt-2 text-center text-danger empty:hidden">
        {after && failed === after && t`Not loaded. Please try again.`}
      </p>
    </>
  );
}
