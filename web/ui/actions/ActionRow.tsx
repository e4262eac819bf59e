import clsx from 'clsx';
import type { ReactNode } from 'react';
import LoaderCircle from '~icons/lucide/loader-circle';
import { rowLook } from '../lists/row-look.ts';

interface Props {
  icon: ReactNode;
  word: string;
  description?: ReactNode;
  isGrave?: boolean;
  loading?: boolean;
  onAct: () => void;
}

/** An action with a description, in a list styled with rowsLook. */
export const ActionRow = ({ icon, word, description, isGrave, loading, onAct }: Props) => (
  <button
    type="button"
    aria-busy={loading || undefined}
    onClick={() => loading || onAct()}
    className={clsx(rowLook, isGrave ? 'text-danger [&>svg]:text-danger' : '[&>svg]:text-primary')}
  >
    {icon}
    <span className="min-w-0 flex-1">
      {word}
      {description && <span className="block text-small font-normal text-muted">{description}</span>}
    </span>
    {loading && <LoaderCircle aria-hidden className="animate-spin" />}
  </button>
);
