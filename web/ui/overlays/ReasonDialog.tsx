import { t } from '@lingui/core/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { Button } from '../actions/Button.tsx';
import { DraftNotice } from '../forms/DraftNotice.tsx';
import { FormRefusal } from '../forms/FormRefusal.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  description: ReactNode;
  /** The label of the confirm button. */
  act: string;
  isGrave?: boolean;
  label?: string;
  hint?: string;
  /** Common reasons; a tap fills one in, and it can be edited. */
  suggestions?: readonly string[];
  longest: number;
  /** The draft key under which the reason is stored until it is sent. */
  draftKey: string;
  /** Makes the decision; returns why not on refusal. */
  onAct: (reason: string) => Promise<string | undefined>;
  onClose: () => void | Promise<void>;
  /** Called after success, once the dialog has closed. */
  onDone?: () => void;
}

const missing = 'Please give a reason.';

/** Asks for the reason of a decision before it is made. */
export default function ReasonDialog({
  title,
  description,
  act,
  isGrave,
  label = 'Why?',
  hint,
  suggestions = [],
  longest,
  draftKey,
  onAct,
  onClose,
  onDone,
}: Props) {
  const { values, change, draft, removeDraft } = useDraftState({ reason: '' }, { key: draftKey });
  const { reason } = values;
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isActing, setIsActing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isActing) return;
    setError(reason.trim() ? undefined : missing);
    if (!reason.trim()) return field.current?.focus();
    setIsActing(true);
    setRefusal(undefined);
    const problem = await onAct(reason.trim());
    setIsActing(false);
    setRefusal(problem);
    if (problem !== undefined) return;
    removeDraft();
    await onClose();
    onDone?.();
  };
  const suggest = (words: string) => {
    change({ reason: words });
    setError(undefined);
    field.current?.focus();
  };

  return (
    <Dialog onClose={onClose} title={title} description={description} initialFocus={field}>
      <form onSubmit={event => void submit(event)} noValidate className="flex flex-col gap-4 pt-2">
        <DraftNotice draft={draft} />
        {suggestions.length > 0 && (
          <ul aria-label={t`Reasons to choose from`} className="flex flex-col gap-2">
            {suggestions.map(words => (
              <li key={words}>
                <button
                  type="button"
                  onClick={() => suggest(words)}
                  className="min-h-11 w-full rounded-control border border-border bg-surface px-3.5 py-2 text-left hover:bg-sunken"
                >
                  {words}
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextArea
          ref={field}
          label={label}
          hint={hint}
          error={error}
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={event => change({ reason: event.target.value })}
        />
        <FormRefusal message={refusal} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" variant={isGrave ? 'danger' : 'primary'} loading={isActing}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
