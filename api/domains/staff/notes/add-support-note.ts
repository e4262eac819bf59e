import { LockMode } from '@mikro-orm/core';
import { supportNoteRemovalMinutes, supportNoteText } from '../../../../schema/rules/support-note.ts';
import { Role } from '../../../core/access/role.ts';
import { withRight } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { isIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { User } from '../../identity/user.ts';
import { auditedAbout, findNoteAbout } from './note-about.ts';
import { subjectColumns } from './note-subject.ts';
import { SupportNote } from './support-note.ts';
import type { AddSupportNoteInput } from './support-note-inputs.ts';

const erased = /*i18n*/ 'This account was deleted, so notes about it are no longer possible.';

/**
 * Adds a note about an order, a kitchen or a person. The person whose account it concerns is locked, so that a deletion at
 * the same time erases the note, or the note sees the deletion. Sent again, as after an answer that was lost, it is the same
 * note, as long as its author may remove it. The audit trail gets no text: it could not be erased there.
 */
export const addSupportNote = operation(
  withRight('WRITE_NOTES'),
  async (
    work: Work,
    { subject, subjectId, ...input }: AddSupportNoteInput,
  ): Promise<SupportNote | Problem> => {
    const { em, viewer, now } = work;
    const text = checked(supportNoteText, input.text, 'text');
    if (text instanceof InvalidInput) return text;
    const about = isIdentifier(subjectId) ? await findNoteAbout(work, subject, subjectId) : null;
    if (!about) return new InvalidInput(/*i18n*/ "We couldn't find what this note is about.", 'subjectId');
    const lockMode = LockMode.PESSIMISTIC_READ;
    const person = await em.findOneOrFail(User, { id: about.personId }, { lockMode, refresh: true });
    if (person.erasedAt) return new InvalidInput(erased, 'subjectId');
    if (person.role === Role.ADMIN)
      return new InvalidInput(/*i18n*/ 'Notes are not about staff.', 'subjectId');

    const given = { [subjectColumns[subject]]: subjectId, text, authorId: viewer.userId };
    const since = new Date(now.getTime() - supportNoteRemovalMinutes * 60_000);
    const written = await em.findOne(SupportNote, { ...given, writtenAt: { $gt: since } });
    if (written) return written;
    const note = em.create(SupportNote, { id: newIdentifier(now), ...given, writtenAt: now });
    recordAudit(work, { action: 'SUPPORT_NOTE_ADDED', ...auditedAbout(subject, subjectId, about) });
    return note;
  },
);
