import { t } from '@lingui/core/macro';
import { type FormEvent, useRef, useState } from 'react';
import { supportNoteLimit, supportNoteText } from '../../../schema/rules/support-note.ts';
import { useDraftState } from '../../lib/drafts/use-draft-state.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';

interface Props {
  /** The draft key under which the note is stored until it is added. */
  draftKey: string;
  /** Returns why it was not added. */
  onAdd: (text: string) => Promise<string | undefined>;
}

const nothing = { text: '' };

export function NoteForm({ draftKey, onAdd }: Props) {
  const { values, change, draft, removeDraft } = useDraftState(nothing, { key: draftKey });
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const text = supportNoteText.safeParse(values.text);
    setError(text.success ? undefined : text.error.issues[0]!.message);
    setRefusal(undefined);
    if (!text.success) return field.current?.focus();
    setIsAdding(true);
    const problem = await onAdd(text.data);
    setIsAdding(false);
    setRefusal(problem);
    if (problem !== undefined) return;
    change(nothing);
    removeDraft();
  };

  return (
    <form noValidate onSubmit={event => void submit(event)} className="mb-4 flex flex-col gap-3">
      <DraftNotice draft={draft} />
      <TextArea
        ref={field}
        label={t`New note`}
        hint={t`Only staff who help customers and kitchens read it. Deleting the account erases it.`}
        error={error}
        maxLength={supportNoteLimit}
        value={values.text}
        onChange={event => change({ text: event.target.value })}
      />
      <FormRefusal message={refusal} />
      <Button type="submit" variant="secondary" loading={isAdding} className="self-start">
        {t`Add note`}
      </Button>
    </form>
  );
}
