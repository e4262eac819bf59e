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

/** Loads the next page of a list, and says when that fails. */
export function MoreButton({ after, words, isLoading, onMore }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  if (after === null) return null;
  const load = () => {
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
