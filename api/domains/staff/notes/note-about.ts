import type { Work } from '../../../core/operation/operation.ts';
import { User } from '../../identity/user.ts';
import { Order } from '../../orders/order.ts';
import { keepSupplier } from '../../suppliers/lock-supplier.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { auditedKinds, type NoteSubject, subjectColumns } from './note-subject.ts';
import type { SupportNote } from './support-note.ts';

interface NoteAbout {
  /** What the audit trail calls it; a person's name is no part of that. */
  name: string;
  /** The person with whose account the text is erased. */
  personId: string;
}

const finders: Record<NoteSubject, (work: Work, id: string) => Promise<NoteAbout | null>> = {
  ORDER: async ({ em }, id) => {
    const order = await em.findOne(Order, { id });
    return order && { name: order.orderNumber, personId: order.customerId };
  },
  KITCHEN: async ({ em, sql }, id) => {
    // Who closes a kitchen locks it before its owner.
    await keepSupplier(sql, id);
    const supplier = await em.findOne(Supplier, { id });
    return supplier && { name: supplier.kitchenName, personId: supplier.userId };
  },
  PERSON: async ({ em }, id) => {
    const user = await em.findOne(User, { id });
    return user && { name: user.role.toLowerCase(), personId: user.id };
  },
};

/** Finds what a note is about; null when the ID is unknown. */
export const findNoteAbout = (work: Work, subject: NoteSubject, id: string): Promise<NoteAbout | null> =>
  finders[subject](work, id);

/** What the audit trail says a note is about. */
export const auditedAbout = (subject: NoteSubject, subjectId: string, { name }: NoteAbout) => ({
  subjectKind: auditedKinds[subject],
  subjectId,
  subjectName: name,
});

/** The subject that a stored note has. */
export const subjectOf = (note: SupportNote): { subject: NoteSubject; subjectId: string } => {
  for (const subject of Object.keys(subjectColumns) as NoteSubject[]) {
    const subjectId = note[subjectColumns[subject]];
    if (subjectId) return { subject, subjectId };
  }
  throw new Error('A note is about nothing, which its table refuses.');
};
