import { supportNoteRemovalMinutes } from '../../../../schema/rules/support-note.ts';
import type { Viewer } from '../../../core/access/viewer.ts';
import type { SupportNote } from './support-note.ts';

/** Whether a staff member may remove a note: their own for a while, as it may be a slip, or anyone's with the right to. */
export const mayRemove = (
  viewer: Viewer,
  { authorId, writtenAt }: Pick<SupportNote, 'authorId' | 'writtenAt'>,
  now: Date,
): boolean =>
  viewer.may('REMOVE_NOTES') ||
  (viewer.userId === authorId &&
    now.getTime() - new Date(writtenAt).getTime() <= supportNoteRemovalMinutes * 60_000);
