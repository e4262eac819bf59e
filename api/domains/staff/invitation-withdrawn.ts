import { Field, ID, ObjectType } from 'type-graphql';
import { withRight } from '../../core/access/rules.ts';
import { Visible } from '../../core/access/visible.ts';

@Visible(withRight('MANAGE_STAFF'))
@ObjectType({ simpleResolvers: true, description: 'The invitation is withdrawn.' })
export class InvitationWithdrawn {
  @Field(() => ID, { description: 'ID of the invitation.' })
  invitationId: string;

  constructor(invitationId: string) {
    this.invitationId = invitationId;
  }
}
