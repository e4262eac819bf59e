import { Field, ID, ObjectType } from 'type-graphql';
import { withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';

@Visible(withRight('WRITE_NOTES'))
@ObjectType({ simpleResolvers: true, description: 'Note that was removed.' })
export class RemovedSupportNote {
  @Field(() => ID, { description: 'ID of the note.' })
  noteId!: string;
}
