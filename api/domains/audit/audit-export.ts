import { Field, Int, ObjectType } from 'type-graphql';
import { withRight, withScope } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';

@Visible(withScope('AUDIT_READ', withRight('SEE_AUDIT')))
@ObjectType({ simpleResolvers: true, description: 'Audit trail as a file.' })
export class AuditExport {
  @Field(() => String, { description: 'Comma-separated values with a header line, newest first.' })
  csv!: string;

  @Field(() => Int, { description: 'Number of events in the file.' })
  events!: number;

  @Field(() => Boolean, {
    description: 'Whether the file has all matching events; if not, filter by a shorter period.',
  })
  isWhole!: boolean;
}
