import { LockMode } from '@mikro-orm/core';
import { supportNoteRemovalMinutes } from '../../../../schema/rules/support-note.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { withRight } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { AlreadyDone, InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { User } from '../../identity/user.ts';
import { mayRemove } from './may-remove.ts';
import { auditedAbout, findNoteAbout, subjectOf } from './note-about.ts';
import type { RemovedSupportNote } from './removed-support-note.ts';
import { SupportNote } from './support-note.ts';

const stays = withValues(
  /*i18n*/ 'You can remove your own notes for {0} minutes. Ask an admin to remove this one.',
  supportNoteRemovalMinutes,
);

const removed = () => new AlreadyDone(/*i18n*/ 'This note was already removed.', 'id');

/** Removes a note with its text. The audit trail has who wrote it and when, and who removed it. */
export const removeSupportNote = operation(
  withRight('WRITE_NOTES'),
  async (work: Work, id: string): Promise<RemovedSupportNote | Problem> => {
    const { em, viewer, now } = work;
    const known = isIdentifier(id) ? await em.findOne(SupportNote, { id }) : null;
    if (!known) return removed();
    if (!mayRemove(viewer, known, now)) return new InvalidInput(stays, 'id');
    const { subject, subjectId } = subjectOf(known);
    // Locked before the note, as by who closes a kitchen and erases its notes.
    const about = await findNoteAbout(work, subject, subjectId);
    const note = await em.findOne(SupportNote, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!about || !note) return removed();
    const author = await em.findOneOrFail(User, { id: note.authorId });
    em.remove(note);
    recordAudit(work, {
      action: 'SUPPORT_NOTE_REMOVED',
      ...auditedAbout(subject, subjectId, about),
      before: { writtenBy: author.name, writtenAt: new Date(note.writtenAt).toISOString() },
    });
    return { noteId: note.id };
  },
);
