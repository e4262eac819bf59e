import { enumType } from '../../../core/graphql/enum-type.ts';
import { subjectOfPerson } from '../../audit/find-audit-events.ts';

export const NoteSubject = enumType('NoteSubject', 'Kind of what a note of staff is about.', {
  ORDER: 'Order.',
  KITCHEN: 'Kitchen.',
  PERSON: 'Customer, or cook as a person; never staff.',
});
export type NoteSubject = keyof typeof NoteSubject;

/** The column that has the ID of the subject. */
export const subjectColumns = {
  ORDER: 'orderId',
  KITCHEN: 'supplierId',
  PERSON: 'personId',
} as const satisfies Record<NoteSubject, string>;

/** The same subjects in the audit trail. */
export const auditedKinds: Record<NoteSubject, string> = {
  ORDER: 'order',
  KITCHEN: 'kitchen',
  PERSON: subjectOfPerson,
};
