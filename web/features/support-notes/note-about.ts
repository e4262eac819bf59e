import type { NoteSubject } from '../../generated/graphql.ts';

/** What notes are about. */
export interface NoteAbout {
  subject: NoteSubject;
  subjectId: string;
}
