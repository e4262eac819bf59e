import Check from '~icons/lucide/check';
import Eye from '~icons/lucide/eye';
import X from '~icons/lucide/x';
import { Button } from '../../ui/actions/Button.tsx';
import type { Act } from './next-act.ts';

interface Props {
  act: Act | null;
  /** The checklist item of the open document. */
  documentTitle: string | undefined;
  showKeys: boolean;
  onAccept: () => void;
  onReject: () => void;
}

/** Accepts or rejects the open item; the same as the keys a and r. */
export function DecisionBar({ act, documentTitle, showKeys, onAccept, onReject }: Props) {
  if (act === null) return null;
  if (act === 'start')
    return (
      <Button onClick={onAccept} aria-keyshortcuts={showKeys ? 'a' : undefined}>
        <Eye aria-hidden className="size-5" /> Start review <Key name="a" isShown={showKeys} />
      </Button>
    );
  const about = act === 'document' ? documentTitle : 'the application';
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-small text-muted">
        {act === 'document'
          ? `About: ${documentTitle}`
          : 'All documents are reviewed. Decide on the application:'}
      </legend>
      <Button onClick={onAccept} aria-keyshortcuts={showKeys ? 'a' : undefined}>
        <Check aria-hidden className="size-5" />
        {act === 'document' ? 'Accept' : 'Approve'}
        <span className="sr-only"> {about}</span> <Key name="a" isShown={showKeys} />
      </Button>
      <Button variant="danger" onClick={onReject} aria-keyshortcuts={showKeys ? 'r' : undefined}>
        <X aria-hidden className="size-5" />
        Reject
        <span className="sr-only"> {about}</span> <Key name="r" isShown={showKeys} />
      </Button>
    </fieldset>
  );
}

const Key = ({ name, isShown }: { name: string; isShown: boolean }) =>
  isShown && (
    <kbd
      aria-hidden
      className="hidden rounded border border-current px-1.5 text-small opacity-80 @2xl:inline"
    >
      {name}
    </kbd>
  );
