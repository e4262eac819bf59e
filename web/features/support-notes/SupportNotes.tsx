import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useSupportNotesQuery } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { useMay } from '../../lib/rights.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { NoteCard } from './NoteCard.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { NoteAbout } from './note-about.ts';
import { useNoteActs } from './use-note-acts.ts';

const ConfirmDialog = lazyWithRetry(() => import('../../ui/overlays/ConfirmDialog.tsx'));

interface Props extends NoteAbout {
  /** Called after a note was added or removed. */
  onDone: () => void;
}

/** What staff wrote down for each other about an order, a kitchen or a person, for those who may read it. */
export const SupportNotes = (props: Props) => useMay()('WRITE_NOTES') && <Notes {...props} />;

function Notes({ onDone, ...about }: Props) {
  const query = useSupportNotesQuery({ ...inPages, variables: about });
  const { add, remove } = useNoteActs(about, onDone);
  const { open, show, close } = useDialogInUrl();
  const pages = pagesOf(query.data?.supportNotes, query);
  const asked = pages.rows?.find(({ id }) => open === `remove-note-${id}`);
  return (
    <div className="mt-8">
      <PagedSection
        title={t`Notes`}
        form={<NoteForm draftKey={`note-${about.subjectId}`} onAdd={add} />}
        empty={t`No notes yet.`}
        more={t`Show earlier notes`}
        pages={pages}
      >
        {rows => (
          <ul className="flex flex-col gap-3">
            {rows.map(note => (
              <li key={note.id}>
                <NoteCard note={note} onRemove={() => show(`remove-note-${note.id}`)} />
              </li>
            ))}
          </ul>
        )}
      </PagedSection>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t`Remove this note?`}
            description={t`Its text is deleted. The audit trail records who wrote it and who removed it.`}
            act={t`Remove`}
            onAct={() => remove(asked.id)}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
