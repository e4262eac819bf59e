import { t } from '@lingui/core/macro';
import {
  SupportNotesDocument,
  useAddSupportNoteMutation,
  useRemoveSupportNoteMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import type { NoteAbout } from './note-about.ts';

/** Adds and removes notes; then the list is read again, and whatever else shows that it was done. */
export const useNoteActs = (about: NoteAbout, onDone: () => void) => {
  const toast = useToast();
  // Not awaited: a note is saved, whether or not the list can be read again.
  const options = { refetchQueries: [SupportNotesDocument] };
  const [addNote] = useAddSupportNoteMutation(options);
  const [removeNote] = useRemoveSupportNoteMutation(options);

  /** Returns why it was not added. */
  const add = async (text: string): Promise<string | undefined> => {
    const failed = t`Your note wasn't saved. Please try again.`;
    try {
      const answer = (await addNote({ variables: { input: { ...about, text } } })).data?.addSupportNote;
      if (answer?.__typename !== 'SupportNote') return answer ? refusalText(answer) : failed;
      toast({ tone: 'success', title: t`Note added` });
      onDone();
    } catch (error) {
      return failureText(error, failed);
    }
  };

  const remove = async (id: string) => {
    const failed = t`The note wasn't removed. Please try again.`;
    try {
      const answer = (await removeNote({ variables: { id } })).data?.removeSupportNote;
      if (answer?.__typename === 'RemovedSupportNote') toast({ tone: 'success', title: t`Note removed` });
      else toast({ tone: 'danger', title: answer ? refusalText(answer) : failed });
      onDone();
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
  return { add, remove };
};
