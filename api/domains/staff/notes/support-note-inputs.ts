import { Field, ID, InputType } from 'type-graphql';
import { supportNoteLimit } from '../../../../schema/rules/support-note.ts';
import { NoteSubject } from './note-subject.ts';

@InputType({ description: 'Note of staff.' })
export class AddSupportNoteInput {
  @Field(() => NoteSubject, { description: 'Kind of what it is about.' })
  subject!: NoteSubject;

  @Field(() => ID, { description: 'ID of that order, kitchen or person.' })
  subjectId!: string;

  @Field(() => String, {
    description: `Text for other staff, 1 to ${supportNoteLimit} characters; may have several lines.`,
  })
  text!: string;
}
