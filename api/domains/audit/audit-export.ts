import { Field, Int, ObjectType } from 'type-graphql';
import { forAdmins, Visible } from '../../core/visible.ts';

@Visible(forAdmins)
@ObjectType({ simpleResolvers: true, description: 'The trail as a file.' })
export class AuditExport {
  @Field(() => String, { description: 'Comma-separated values with a line of headings, the newest first.' })
  csv!: string;

  @Field(() => Int, { description: 'How many events are in it.' })
  events!: number;

  @Field(() => Boolean, { description: 'Whether these are all; if not, ask for a shorter time.' })
  isWhole!: boolean;
}
