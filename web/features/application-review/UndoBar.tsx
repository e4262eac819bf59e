import { useEffect, useState } from 'react';
import X from '~icons/lucide/x';
import { undoSeconds } from '../../../schema/constants.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';

export interface Undoable {
  decisionId: string;
  applicationId: string;
  words: string;
}

interface Props {
  last: Undoable;
  isUndoing: boolean;
  onUndo: () => void;
  onGone: () => void;
}

/** The last decision, with the seconds left to undo it. */
export function UndoBar({ last, isUndoing, onUndo, onGone }: Props) {
  const [left, setLeft] = useState(undoSeconds);
  useEffect(() => {
    const until = Date.now() + undoSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      if (seconds <= 0) onGone();
      else setLeft(seconds);
    }, 500);
    return () => clearInterval(timer);
  }, [onGone]);
  return (
    <div className="fixed inset-x-0 bottom-[max(12px,env(safe-area-inset-bottom))] z-40 mx-auto flex w-fit max-w-[calc(100%-24px)] animate-appear items-center gap-2 rounded-control border border-border bg-surface py-1.5 pr-1 pl-4 shadow-lift">
      <p role="status" className="min-w-0 font-medium">
        {last.words}
      </p>
      <Button variant="ghost" isSnug loading={isUndoing} onClick={onUndo}>
        Undo{' '}
        <span aria-hidden className="tabular-nums">
          ({left})
        </span>
      </Button>
      <IconButton label="Dismiss" onClick={onGone}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
