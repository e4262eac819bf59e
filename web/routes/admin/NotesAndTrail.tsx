import { useState } from 'react';
import { Trail } from '../../features/audit/Trail.tsx';
import { SupportNotes } from '../../features/support-notes/SupportNotes.tsx';
import type { NoteSubject } from '../../generated/graphql.ts';

interface Props {
  /** Null where there are no notes, as about staff. */
  subject: NoteSubject | null;
  subjectId: string;
  /** What the decisions are about, where that is not the subject alone. */
  trailOf?: readonly string[];
  /** The status of the subject: when it changes, there is a new decision to load. */
  after: string;
}

/** What staff wrote down about something, and what they decided. */
export default function NotesAndTrail({ subject, subjectId, trailOf = [subjectId], after }: Props) {
  const [noteActs, setNoteActs] = useState(0);
  return (
    <>
      {subject && (
        <SupportNotes subject={subject} subjectId={subjectId} onDone={() => setNoteActs(acts => acts + 1)} />
      )}
      <Trail subjectIds={trailOf} after={`${after} ${noteActs}`} />
    </>
  );
}
